import type { StateTexts } from './stateTexts';

export const englishStates: StateTexts = {
  application: {
    NEW: 'The application is still being considered.',
    APPROVED: 'The application is already approved.',
    REJECTED: 'The application is already rejected.',
    CANCELLED: 'The application is already cancelled.',
  },
  card: {
    ISSUING: 'The card is still being issued.',
    ACTIVE: 'The card is active.',
    BLOCKED: 'The card is blocked.',
    EXPIRED: 'The card has expired.',
    CLOSED: 'The card is closed.',
  },
  human: {
    ACTIVE: 'The account is already active.',
    DELETED: 'The account is already deleted.',
    ANONYMISED: 'The account’s data are already anonymised.',
  },
  identity: {
    EMPTY: 'The identity has not been filled in yet.',
    FILLED: 'The identity is waiting to be checked.',
    VERIFIED: 'The identity is already verified.',
    MISMATCH: 'The identity did not match the record.',
  },
  notification: {
    DRAFT: 'The notification has not been sent yet.',
    SCHEDULED: 'The notification is already scheduled.',
    SENDING: 'The notification is already being sent.',
    SENT: 'The notification is already sent.',
    PARTIAL: 'The notification is already sent, though not to everybody.',
    FAILED: 'The notification could not be sent.',
  },
  payment: {
    DRAFT: 'The register is still a draft.',
    FORMED: 'The register is already formed.',
    APPROVED: 'The register is already approved.',
    SENT: 'The register is already sent.',
    PAID: 'The register is already paid.',
    PARTIALLY_PAID: 'The register is partly paid.',
    CANCELLED: 'The register is already cancelled.',
  },
  publication: {
    DRAFT: 'The item is a draft.',
    SCHEDULED: 'The item is already scheduled.',
    PUBLISHED: 'The item is already published.',
    ARCHIVED: 'The item is already archived.',
  },
  studentClaim: {
    WAITING: 'The claim to the study still waits for a decision.',
    ACCEPTED: 'The claim to the study is already accepted.',
    REFUSED: 'The claim to the study is already refused.',
  },
  sync: {
    RECEIVED: 'The message has not been processed yet.',
    PROCESSING: 'The message is being processed.',
    APPLIED: 'The message is already applied.',
    SKIPPED: 'The message was skipped: a newer one is stored.',
    FAILED: 'The message could not be applied and will be tried again.',
    DEAD: 'The message could not be applied.',
  },
  ticket: {
    NEW: 'Nobody has opened the ticket yet.',
    OPEN: 'The ticket is already open.',
    ANSWERED: 'The ticket is already answered.',
    CLOSED: 'The ticket is already closed.',
  },
  user: {
    ACTIVE: 'The account is already active.',
    INACTIVE: 'The account is already inactive.',
    DELETED: 'The account is already deleted.',
  },
};
