import * as z from 'zod/mini';
import { id, listOf, multiline, search, timestamp, version } from '../fields';
import { email, personName, phone } from '../personFields';
import { cardStatuses } from '../machines/card';
import { humanStates, identityStatuses } from '../machines/human';
import { period } from '../period';
import { birthDate } from './people';

export const studyLevels = ['SPO', 'BACHELOR', 'SPECIALIST', 'MASTER', 'PHD'] as const;
export const course = z.int('RANGE').check(z.gte(1, 'RANGE'), z.lte(7, 'RANGE'));

/** Who is meant: by the register of people, by a register of payments, by a mailing. */
export const humansFilterRequest = z
  .object({
    search,
    eduOrgIds: listOf(id, 500),
    programIds: listOf(id, 500),
    statusIds: listOf(id),
    courses: listOf(course),
    levels: listOf(z.enum(studyLevels)),
    hasCard: z.optional(z.boolean()),
    cardStatuses: listOf(z.enum(cardStatuses)),
    identityStatuses: listOf(z.enum(identityStatuses)),
    /** Only those whose account is open, unless others are asked for. */
    state: z.optional(z.enum(humanStates)),
    createdFrom: z.optional(timestamp),
    createdTo: z.optional(timestamp),
  })
  .check(...period('createdFrom', 'createdTo'));
export type HumansFilter = z.infer<typeof humansFilterRequest>;

export const cardActions = ['BLOCK', 'UNBLOCK', 'CLOSE'] as const;

/** What is absent stays as it is. */
export const humanUpdateRequest = z.object({
  lastName: z.optional(personName),
  firstName: z.optional(personName),
  middleName: z.optional(z.nullable(personName)),
  birthDate: z.optional(birthDate),
  phone: z.optional(z.nullable(phone)),
  email: z.optional(email),
  identityStatus: z.optional(z.enum(['FILLED', 'VERIFIED', 'MISMATCH'])),
  cardAction: z.optional(z.enum(cardActions)),
  /** Why; kept in the log. */
  comment: multiline(1, 1000),
  version,
});
