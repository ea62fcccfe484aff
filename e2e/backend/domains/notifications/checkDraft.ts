import type { Audience, NotificationChannel } from '@campus/shared/contract/notifications/requests';
import type { Services } from '../../platform/Services';
import type { Context } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { hasRole } from '../../platform/access/hasRole';
import type { StaffMember } from '../../platform/access/Requester';

/** @throws Refusal 422 PUSH_UNAVAILABLE where no push service is set up. */
export function checkChannels(channels: readonly NotificationChannel[], { push }: Services) {
  if (push || !channels.includes('PUSH')) return;
  throw new Refusal(422, 'PUSH_UNAVAILABLE', { fields: { channels: 'PUSH_UNAVAILABLE' } });
}

/** Of those who write mailings: who has the register of people, and learns nothing by asking here. */
export const seesPeople = (visitor: StaffMember) => hasRole(visitor, 'ADMIN', 'SUPPORT');

const searchOf = (audience?: Audience) =>
  audience?.mode === 'FILTER' ? audience.filter.search : undefined;

/**
 * What somebody else searched for may stay.
 * @throws Refusal 403 AUDIENCE_SEARCH.
 */
export function checkSearch(audience: Audience, visitor: StaffMember, before?: Audience) {
  const search = searchOf(audience);
  const isNew = search && search !== searchOf(before);
  if (isNew && !seesPeople(visitor)) throw new Refusal(403, 'AUDIENCE_SEARCH');
}

interface Draft {
  audience: Audience;
  channels: readonly NotificationChannel[];
  sendAt: Date | null;
}

/**
 * `before` is what the draft was.
 * @throws Refusal 422 SEND_AT_PAST or PUSH_UNAVAILABLE, 403 AUDIENCE_SEARCH.
 */
export function checkDraft(
  { audience, channels, sendAt }: Draft,
  context: Context<StaffMember>,
  before?: Draft,
) {
  checkSearch(audience, context.visitor, before?.audience);
  checkChannels(channels, context);
  if (!sendAt || sendAt.getTime() > context.now()) return;
  throw new Refusal(422, 'SEND_AT_PAST', { fields: { sendAt: 'SEND_AT_PAST' } });
}
