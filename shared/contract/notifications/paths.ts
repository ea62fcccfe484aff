/** Addresses of this domain that other domains, mails and tests may link to. */
export const notificationPaths = {
  notification: (id: string) => `/admin/notifications/${id}`,
};
