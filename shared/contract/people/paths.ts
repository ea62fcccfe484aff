/** Addresses of this domain that other domains, mails and tests may link to. */
export const peoplePaths = {
  me: () => '/me',
  profile: () => '/me/profile',
  identity: () => '/me/identity',
  study: () => '/me/study',
  people: () => '/admin/humans',
  claims: () => '/admin/claims',
  claim: (id: string) => `/admin/claims/${id}`,
  person: (id: string) => `/admin/humans/${id}`,
};
