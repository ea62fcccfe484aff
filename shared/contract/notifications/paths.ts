/** Addresses of this domain that other domains, mails and tests may link to. */
export const notificationPaths = {
  inbox: () => '/me/notifications',
  notifications: () => '/admin/notifications',
  newNotification: () => '/admin/notifications/new',
  notification: (id: string) => `/admin/notifications/${id}`,
};
