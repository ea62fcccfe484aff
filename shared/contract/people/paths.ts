/** Addresses of this domain that other domains, mails and tests may link to. */
export const peoplePaths = {
  me: () => '/me',
  profile: () => '/me/profile',
  identity: () => '/me/identity',
  study: () => '/me/study',
  people: () => '/admin/people',
  claims: () => '/admin/claims',
  person: (id: string) => `/admin/people/${id}`,
};
