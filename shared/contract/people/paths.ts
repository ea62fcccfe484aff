/** Addresses of this domain that other domains, mails and tests may link to. */
export const peoplePaths = {
  me: () => '/me',
  profile: () => '/me/profile',
  /** Where another e-mail that staff have entered is refused. */
  emailChange: () => '/me/profile?email=changing',
  identity: () => '/me/identity',
  study: () => '/me/study',
  people: () => '/admin/humans',
  claims: () => '/admin/claims',
  claim: (id: string) => `/admin/claims/${id}`,
  /**
   * With what somebody is to see there: a tab as its slot declares it, such as `card`. Asked in the
   * query: a release of the page that does not know it shows the person all the same.
   */
  person: (id: string, tab?: string) => `/admin/humans/${id}${tab ? `?tab=${tab}` : ''}`,
};
