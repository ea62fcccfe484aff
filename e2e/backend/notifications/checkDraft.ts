import type { NotificationChannel } from '@campus/shared/contract/payloads/notifications';
import type { Services } from '../createServices';
import { Refusal } from '../Refusal';

/** @throws Refusal 422 PUSH_UNAVAILABLE where no push service is set up. */
export function checkChannels(channels: readonly NotificationChannel[], { push }: Services) {
  if (push || !channels.includes('PUSH')) return;
  throw new Refusal(422, 'PUSH_UNAVAILABLE', { fields: { channels: 'PUSH_UNAVAILABLE' } });
}

interface Draft {
  channels: readonly NotificationChannel[];
  sendAt: Date | null;
}

/** @throws Refusal 422 SEND_AT_PAST or PUSH_UNAVAILABLE. */
export function checkDraft({ channels, sendAt }: Draft, services: Services) {
  checkChannels(channels, services);
  if (!sendAt || sendAt.getTime() > services.now()) return;
  throw new Refusal(422, 'SEND_AT_PAST', { fields: { sendAt: 'SEND_AT_PAST' } });
}
