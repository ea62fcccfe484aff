/** Addresses of this domain that other domains, mails and tests may link to. */
export const notificationPaths = {
  notifications: () => '/admin/notifications',
  newNotification: () => '/admin/notifications/new',
  notification: (id: string) => `/admin/notifications/${id}`,
};
