/** Addresses of this domain that other domains, mails and tests may link to. */
export const notificationPaths = {
  inbox: () => '/me/notifications',
  notification: (id: string) => `/admin/notifications/${id}`,
};
