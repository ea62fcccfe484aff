import * as z from 'zod/mini';
import { studentStatusKeys } from '../education/machine';
import { day, isShallow, line, listOf, search, texts, timestamp, withoutUnkept } from '../fields';
import { course, semester, studyLevels } from '../education/requests';
import { period } from '../period';
import { email, inn10, snils } from '../personFields';
import { syncStatuses } from './machine';

export const syncEntityTypes = [
  'EDU_ORG',
  'PROGRAM',
  'STUDENT',
  'STUDENT_STATUS',
  'WORK_PLAN',
] as const;
export type SyncEntityType = (typeof syncEntityTypes)[number];

export const syncOperations = ['CREATE', 'UPDATE', 'DELETE'] as const;
export type SyncOperation = (typeof syncOperations)[number];

function isKept(value: unknown): boolean {
  if (typeof value === 'string') return withoutUnkept(value) === value;
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).flat().every(isKept);
}

/** What the reference-data service tells of one record; `externalId` is its name there. */
export const syncMessageRequest = z.object({
  messageId: line(1, 64),
  entityType: z.enum(syncEntityTypes, 'REQUIRED'),
  externalId: line(1, 64),
  /** When the record changed there; what is older than the stored state is skipped. */
  occurredAt: timestamp,
  payload: z
    .record(z.string(), z.unknown())
    .check(z.refine(isShallow, { error: 'TOO_LONG', abort: true }))
    .check(z.refine(isKept, 'CONTROL_CHARACTERS')),
});
export type SyncMessageRequest = z.infer<typeof syncMessageRequest>;

export const syncDataFilterRequestDto = z
  .object({
    search,
    entityTypes: listOf(z.enum(syncEntityTypes)),
    operationTypes: listOf(z.enum(syncOperations)),
    statuses: listOf(z.enum(syncStatuses)),
    receivedFrom: z.optional(timestamp),
    receivedTo: z.optional(timestamp),
  })
  .check(...period('receivedFrom', 'receivedTo'));

const within = (min: number, max: number) => z.number().check(z.gte(min), z.lte(max));
const wholeWithin = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));
const level = z.enum(studyLevels);

/** A record of the reference-data service, by its name there. */
const reference = line(1, 64);

/** Messages carry whole records: what is absent is empty. */
export const eduOrgData = z.object({
  name: texts(1, 255),
  shortName: texts(1, 60),
  inn: z.nullish(inn10),
  /** Its Russian name. */
  city: z.nullish(line(1, 120)),
  isActive: z._default(z.boolean(), true),
});
export type EduOrgData = z.input<typeof eduOrgData>;

export const programData = z.object({
  eduOrg: reference,
  code: z.string().check(z.regex(/^\d\d\.\d\d\.\d\d$/)),
  name: texts(1, 255),
  level,
  months: wholeWithin(6, 84),
  grantEligible: z._default(z.boolean(), true),
});
export type ProgramData = z.input<typeof programData>;

/** Names are not judged: a register may hold what a form would refuse. */
const namePart = z.nullish(line(1, 60));

export const studentData = z.object({
  lastName: namePart,
  firstName: namePart,
  middleName: namePart,
  birthDate: z.nullish(day),
  snils: z.nullish(snils),
  /** Told when somebody with an account says that the record is theirs. */
  email: z.nullish(email),
  eduOrg: reference,
  program: reference,
  recordBook: z.nullish(line(1, 30)),
  group: z.nullish(line(1, 30)),
  course,
  level,
  form: z.enum(['FULL_TIME', 'PART_TIME', 'EVENING']),
  basis: z.enum(['BUDGET', 'PAID', 'TARGET']),
  status: z.enum(studentStatusKeys),
  enrolledAt: z.nullish(day),
  expectedEndAt: z.nullish(day),
});
export type StudentData = z.input<typeof studentData>;

/** Its message bears the name of the student. */
export const studentStatusData = z.object({ status: z.enum(studentStatusKeys) });
export type StudentStatusData = z.input<typeof studentStatusData>;

/** Which semester of whom; all that the message of a removed plan must tell. */
export const workPlanTarget = z.object({ student: reference, period: semester });

/** One semester of a student, whole: what is absent has left the plan. */
export const workPlanData = z.extend(workPlanTarget, {
  items: z
    .array(
      z.object({
        nsiId: reference,
        discipline: texts(1, 255),
        control: z.enum(['EXAM', 'CREDIT', 'GRADED_CREDIT', 'COURSEWORK', 'PRACTICE']),
        hours: wholeWithin(1, 1000),
        credits: within(0.5, 60),
        result: z.nullish(line(1, 20)),
        resultDate: z.nullish(day),
      }),
    )
    .check(z.maxLength(200)),
});
export type WorkPlanData = z.input<typeof workPlanData>;
