import type { ApplicationType } from './machine';

/** How the address names a type of application. */
export const applicationSlugs = {
  ESK_CARD: 'esk-card',
  EXTRA_GRANT: 'extra-grant',
  CREDIT_GRANT: 'credit-grant',
} as const satisfies Record<ApplicationType, string>;

/** Addresses of this domain that other domains, mails and tests may link to. */
export const applicationPaths = {
  own: () => '/me/applications',
  apply: (type: ApplicationType) => `/me/applications/new/${applicationSlugs[type]}`,
  queue: () => '/admin/applications',
  one: (id: string) => `/admin/applications/${id}`,
};
