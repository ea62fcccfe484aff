import type { ApplicationStatus } from '@campus/shared/contract/applications/machine';
import type { CardStatus } from '@campus/shared/contract/cards/machine';
import type {
  HumanState,
  IdentityStatus,
  ClaimStatus,
} from '@campus/shared/contract/people/machine';
import type { NotificationStatus } from '@campus/shared/contract/notifications/machine';
import type { RegisterStatus } from '@campus/shared/contract/payments/machine';
import type { PublicationStatus } from '@campus/shared/contract/media/machine';
import type { SyncStatus } from '@campus/shared/contract/sync/machine';
import type { TicketStatus } from '@campus/shared/contract/support/machine';
import type { UserState } from '@campus/shared/contract/staff/machine';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { englishStates } from './englishStates';
import { russianStates } from './russianStates';

interface States {
  application: ApplicationStatus;
  card: CardStatus;
  human: HumanState;
  identity: IdentityStatus;
  notification: NotificationStatus;
  payment: RegisterStatus;
  publication: PublicationStatus;
  studentClaim: ClaimStatus;
  sync: SyncStatus;
  ticket: TicketStatus;
  user: UserState;
}

export type StateMachineName = keyof States;

/** What a record that does not admit a move is told to be; a second sentence asks to refresh. */
export type StateTexts = { [Machine in StateMachineName]: Record<States[Machine], string> };

const texts: Record<LanguageKey, StateTexts> = { ru: russianStates, en: englishStates };

/** The sentence about a record in this state. */
export const stateOf = (machine: StateMachineName, state: string, language: LanguageKey) =>
  (texts[language][machine] as Record<string, string>)[state];
