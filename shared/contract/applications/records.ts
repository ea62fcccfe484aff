import * as z from 'zod/mini';
import { briefCard } from '../cards/records';
import { organisation } from '../education/records';
import { day, id, kopecks, timestamp, version } from '../fields';
import { identityStatuses } from '../people/machine';
import { documents, names } from '../people/records';
import { applicationStatuses, applicationTypes } from './machine';

export const applicationType = z.enum(applicationTypes);

const application = z.object({
  id,
  number: z.string(),
  type: applicationType,
  status: z.enum(applicationStatuses),
  createdAt: timestamp,
  /** When it was approved, rejected or cancelled. */
  decidedAt: z.nullable(timestamp),
  rejectReason: z.nullable(z.string()),
});

/** What the applicant filled in: where the card is wanted, or the terms of the credit. */
const terms = z.object({
  issuingId: z.optional(id),
  programId: z.optional(id),
  semester: z.optional(z.string()),
  bank: z.optional(z.string()),
  contractNumber: z.optional(z.string()),
  contractDate: z.optional(day),
  creditAmount: z.optional(kopecks),
  accountMask: z.optional(z.string()),
});

const file = z.object({
  id,
  url: z.string(),
  originalName: z.string(),
  mime: z.string(),
  size: z.int(),
});

/** What the ids in `payload` are called. */
const asked = z.object({ issuing: z.nullable(z.string()), program: z.nullable(z.string()) });

const contents = z.object({
  payload: z.nullable(terms),
  asked: z.optional(asked),
  files: z.array(file),
  version,
});

/** An application as its owner sees it. */
export const ownApplication = z.extend(application, contents.shape);

/** An application in the queue of staff. */
export const applicationItem = z.extend(application, {
  human: z.extend(names, { id }),
  eduOrg: organisation,
  /** New for more than five working days. */
  isOverdue: z.boolean(),
});

/** The study as it was when the application was made. */
const snapshot = z.extend(names, {
  birthDate: z.nullable(day),
  eduOrg: z.string(),
  program: z.string(),
  course: z.int(),
  group: z.nullable(z.string()),
  level: z.string(),
  form: z.string(),
  basis: z.string(),
  status: z.string(),
  recordBook: z.nullable(z.string()),
});

/** The applicant as of now, to be compared with the snapshot. */
const applicant = z.extend(documents, {
  birthDate: z.nullable(day),
  identityStatus: z.enum(identityStatuses),
  photoUrl: z.nullable(z.string()),
  card: z.nullable(briefCard),
  isStudying: z.optional(z.boolean()),
  /** A card that does not give way to another: an approval would be refused. */
  hasStandingCard: z.optional(z.boolean()),
});

/** An application as whoever decides on it sees it. */
export const applicationDetails = z.extend(applicationItem, {
  ...contents.shape,
  studentSnapshot: snapshot,
  applicant,
  decidedBy: z.nullable(z.object({ id, name: z.string() })),
  payment: z.nullable(z.object({ id, number: z.string() })),
});
