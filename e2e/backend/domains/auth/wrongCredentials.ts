import { Refusal } from '../../platform/access/Refusal';

/** Says nothing about which of the two was wrong. */
export const wrongCredentials = () =>
  new Refusal(422, 'CREDENTIALS', { fields: { password: 'CREDENTIALS' } });
