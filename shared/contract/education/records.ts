import * as z from 'zod/mini';
import { day, id, timestamp } from '../fields';
import { semester, studyLevels } from './requests';

export const organisation = z.object({ id, name: z.string(), shortName: z.string() });
export const studyLevel = z.enum(studyLevels);
export const studyStatus = z.object({
  key: z.string(),
  name: z.string(),
  isStudying: z.boolean(),
});

/** What somebody studies and where. */
export const studyRecord = z.object({
  id,
  eduOrg: organisation,
  program: z.string(),
  recordBook: z.nullable(z.string()),
  group: z.nullable(z.string()),
  course: z.int(),
  level: studyLevel,
  form: z.enum(['FULL_TIME', 'PART_TIME', 'EVENING']),
  basis: z.enum(['BUDGET', 'PAID', 'TARGET']),
  status: studyStatus,
  enrolledAt: z.nullable(day),
  expectedEndAt: z.nullable(day),
  /** When the organisation last changed it, where the backend tells. */
  updatedAt: z.optional(timestamp),
});

export const program = z.object({
  id,
  code: z.string(),
  name: z.string(),
  level: studyLevel,
  months: z.int(),
  grantEligible: z.boolean(),
});

export const workPlanQuery = z.object({ period: z.optional(semester) });

const workPlanItem = z.object({
  id,
  discipline: z.string(),
  control: z.enum(['EXAM', 'CREDIT', 'GRADED_CREDIT', 'COURSEWORK', 'PRACTICE']),
  hours: z.int(),
  credits: z.number(),
  result: z.nullable(z.string()),
  resultDate: z.nullable(day),
});

/** One semester of a plan, and the semesters that it has. */
export const workPlan = z.object({
  /** Newest first. */
  periods: z.array(z.string()),
  period: z.nullable(z.string()),
  items: z.array(workPlanItem),
  hours: z.int(),
  credits: z.number(),
  syncedAt: z.nullable(timestamp),
});
