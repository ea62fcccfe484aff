/** Addresses of this domain that other domains, mails and tests may link to. */
export const syncPaths = {
  messages: () => '/admin/sync',
  message: (id: string) => `/admin/sync/${id}`,
};
