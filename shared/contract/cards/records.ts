import * as z from 'zod/mini';
import { organisation, studyLevel } from '../education/records';
import { day, id } from '../fields';
import { cardStatuses } from './machine';

export const cardStatus = z.enum(cardStatuses);
const cardKind = z.enum(['DIGITAL', 'PLASTIC']);

/** Numbers are 16 digits without spaces. */
export const briefCard = z.object({ id, number: z.string(), status: cardStatus });

const pastCard = z.extend(briefCard, {
  blockReason: z.nullable(z.enum(['LOST', 'FRAUD', 'STUDY_ENDED', 'STAFF'])),
  issuedAt: z.nullable(day),
  expiresAt: z.nullable(day),
});

const issuing = z.object({
  id,
  name: z.string(),
  kind: cardKind,
  address: z.nullable(z.string()),
  leadDays: z.int(),
});

/** A card as it is shown, without its code. */
export const shownCard = z.extend(pastCard, {
  kind: cardKind,
  photoUrl: z.nullable(z.string()),
  /** Where and how the card is had. */
  issuing: z.nullable(issuing),
  /** The cards before this one, newest first. */
  previous: z.array(pastCard),
  holder: z.object({
    lastName: z.string(),
    firstName: z.string(),
    middleName: z.nullable(z.string()),
  }),
  /** As the study has them; null while none is linked, which is when no card is valid. */
  eduOrg: z.nullable(organisation),
  level: z.nullable(studyLevel),
  /** The day on which a card that is being issued should be ready. */
  readyOn: z.optional(z.nullable(day)),
});
