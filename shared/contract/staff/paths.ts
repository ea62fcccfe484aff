/** Addresses of this domain that other domains, mails and tests may link to. */
export const staffPaths = {
  users: () => '/admin/users',
  user: (id: string) => `/admin/users/${id}`,
};
