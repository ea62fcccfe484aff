import * as z from 'zod/mini';
import { amount, day, version } from '../fields';
import { period } from '../period';
import { grantTypes } from './grantTypes';

/** YYYY-1 is the autumn semester, YYYY-2 the spring one. */
export const semester = z.string('REQUIRED').check(z.regex(/^20\d\d-[12]$/, 'PERIOD_FORMAT'));

export const studyLevels = ['SPO', 'BACHELOR', 'SPECIALIST', 'MASTER', 'PHD'] as const;

export const course = z.int('RANGE').check(z.gte(1, 'RANGE'), z.lte(7, 'RANGE'));

const tenYears = 3_660;
const quota = z.int('RANGE').check(z.gte(0, 'RANGE'), z.lte(1_000_000, 'RANGE'));
const average = z
  .number('RANGE')
  .check(z.gte(2, 'RANGE'), z.lte(5, 'RANGE'), z.multipleOf(0.01, 'AVERAGE_FORMAT'));
const grantDay = day.check(z.refine((date) => date >= '2000' && date < '2100', 'RANGE'));

const grant = z
  .object({
    type: z.enum(grantTypes, 'REQUIRED'),
    amount,
    quota,
    periodFrom: grantDay,
    periodTo: grantDay,
    minAverage: z.optional(z.nullable(average)),
    isActive: z._default(z.boolean(), true),
  })
  .check(...period('periodFrom', 'periodTo', tenYears));
export type GrantInput = z.infer<typeof grant>;

/** Everything that the organisation may pay: what is not in the list is removed. */
export const educationalOrganizationGrantRequest = z.object({
  grants: z.array(grant, 'REQUIRED').check(z.maxLength(100, 'TOO_MANY_ITEMS')),
  version: z.optional(version),
});
