import type { NotificationChannel } from '@campus/shared/contract/notifications/requests';
import type { SecurityLetter } from '../../domains/auth/securityMail';
import type { PublicationName } from '../../domains/media/publications/publications';
import type { PartnerSync } from '../../domains/partners/pullPartners';

/** Every kind of work that is done later, and what it needs to know. */
export interface JobPayload {
  'ticket.expire': object;
  'ticket.mailAnswer': { answerId: string };
  'notification.begin': object;
  /** `after` is the last person whom the channel has served. */
  'notification.send': { id: string; channel: NotificationChannel; after?: string };
  'rates.sweep': object;
  /** A message of the reference-data service. */
  'sync.apply': { id: string };
  /** The student's name there. */
  'sync.workPlan': { student: string; period?: string };
  'files.sweep': object;
  'partners.sync': PartnerSync;
  'publication.appear': { kind: PublicationName; id: string };
  'student.mailClaim': { studentId: string; isLinked: boolean };
  'card.issue': { cardId: string };
  'card.expire': object;
  'account.mail': SecurityLetter;
  'human.anonymise': { humanId: string };
}

export type JobName = keyof JobPayload;
