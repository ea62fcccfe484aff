import type { Canary } from '../registry/Channel';

/** `5 % of the visitors and STUDENT, ADMIN`. */
export const audienceText = ({ percent, roles }: Canary): string =>
  [
    ...(percent > 0 ? [`${percent} % of the visitors`] : []),
    ...(roles.length > 0 ? [roles.join(', ')] : []),
  ].join(' and ');
