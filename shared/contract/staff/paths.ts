/** Addresses of this domain that other domains, mails and tests may link to. */
export const staffPaths = {
  overview: () => '/admin/overview',
  users: () => '/admin/users',
  user: (id: string) => `/admin/users/${id}`,
};
