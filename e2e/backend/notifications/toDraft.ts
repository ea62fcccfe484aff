import type { NotificationRequest } from '@campus/shared/contract/payloads/notifications';

/** The columns of a draft: what is not given is empty. */
export const toDraft = ({ link, sendAt, ...words }: NotificationRequest) => ({
  ...words,
  link: link ?? null,
  sendAt: sendAt ? new Date(sendAt) : null,
});
