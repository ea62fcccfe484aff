import * as z from 'zod/mini';
import { organisation } from '../education/records';
import { day, id, kopecks, localText, timestamp, version } from '../fields';
import { checkKeys, paymentTypes, registerStatuses } from './machine';
import { candidateDecisions, candidateItemStatuses } from './requests';

/** One payment to a person. */
export const payment = z.object({
  id,
  type: z.enum(['grant', 'extra-grant', 'credit-grant', 'one-time']),
  periodFrom: day,
  periodTo: day,
  amount: kopecks,
  status: z.enum(['PLANNED', 'SENT', 'PAID', 'RETURNED']),
  paidAt: z.nullable(day),
  /** When the list with the payment was approved, went to the bank and came back; not every backend tells. */
  plannedAt: z.optional(z.nullable(timestamp)),
  sentAt: z.optional(z.nullable(timestamp)),
  returnedAt: z.optional(z.nullable(timestamp)),
  accountMask: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** Only for staff who may read registers; not every backend tells. */
  register: z.optional(z.object({ id, number: z.string() })),
});

export type Payment = z.infer<typeof payment>;

export const paymentList = z.object({ items: z.array(payment), total: z.int() });

const person = z.object({ id, name: z.string() });

const totals = z.object({
  candidates: z.int(),
  included: z.int(),
  excluded: z.int(),
  /** Of the included. */
  amount: kopecks,
});

/** An operator of one organisation sees its part, without the budget and the comment of the whole. */
export const register = z.object({
  id,
  number: z.string(),
  type: z.enum(paymentTypes),
  name: localText,
  periodFrom: day,
  periodTo: day,
  /** Null is what the grant of each organisation says. */
  amountPerHuman: z.nullable(kopecks),
  budget: z.nullable(kopecks),
  eduOrgIds: z.array(id),
  status: z.enum(registerStatuses),
  totals,
  createdBy: person,
  approvedBy: z.nullable(person),
  /** None of them may approve it, nor may its creator. */
  editorIds: z.array(id),
  sentAt: z.nullable(timestamp),
  closedAt: z.nullable(timestamp),
  comment: z.nullable(z.string()),
  createdAt: timestamp,
  updatedAt: timestamp,
  version,
  /** The register whose failed payments this one repeats; not every backend knows. */
  retryOf: z.optional(z.nullable(z.object({ id, number: z.string() }))),
  /** The one that repeats the failed payments of this one, unless it was called off. */
  retriedBy: z.optional(z.nullable(z.object({ id, number: z.string() }))),
});
export type PaymentRegister = z.infer<typeof register>;

export const eduOrgTotals = z.object({
  eduOrg: organisation,
  /** How many its grant pays; null is no limit. */
  quota: z.nullable(z.int()),
  candidates: z.int(),
  included: z.int(),
  amount: kopecks,
});

export const candidate = z.object({
  id,
  human: z.object({
    id,
    lastName: z.nullable(z.string()),
    firstName: z.nullable(z.string()),
    middleName: z.nullable(z.string()),
  }),
  eduOrg: organisation,
  amount: kopecks,
  accountMask: z.nullable(z.string()),
  decision: z.enum(candidateDecisions),
  /** Whether a person decided, not the checks. */
  isByHand: z.boolean(),
  /** Why not: what somebody wrote, or what the first failed check means. */
  reason: z.nullable(z.string()),
  checks: z.array(z.object({ key: z.enum(checkKeys), passed: z.boolean() })),
  /** Where the check for duplicates failed: the register that pays already, if it may be seen. */
  otherRegister: z.optional(
    z.nullable(z.object({ id, number: z.string(), type: z.enum(paymentTypes) })),
  ),
  itemStatus: z.enum(candidateItemStatuses),
  failReason: z.nullable(z.string()),
});

export const registerActions = [
  'create',
  'update',
  'form',
  'reopen',
  'approve',
  'send',
  'settle',
  'cancel',
  'export',
  'exportCandidates',
] as const;

export const registerTerms = ['name', 'period', 'amountPerHuman', 'budget', 'eduOrgs'] as const;

/** What an event did, in numbers; who was in it only the log of all knows. */
const registerChanges = z.object({
  terms: z.optional(z.array(z.enum(registerTerms))),
  /** Decided about by hand. */
  included: z.optional(z.int()),
  excluded: z.optional(z.int()),
  /** Answers of the bank. */
  paid: z.optional(z.int()),
  failed: z.optional(z.int()),
  /** Lines of a file. */
  rows: z.optional(z.int()),
  /** Included and their sum after it, where it changed them. */
  totals: z.optional(z.object({ included: z.int(), amount: kopecks })),
});

/** What happened to a register. */
export const registerEvent = z.object({
  id,
  at: timestamp,
  action: z.enum(registerActions),
  /** Null is the product itself. */
  by: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  /** Not every backend tells. */
  changes: z.optional(registerChanges),
});

/** Why a line of the bank’s file cannot be taken. */
export const resultProblem = z.object({
  humanId: id,
  problem: z.enum(['UNKNOWN', 'SETTLED', 'AMOUNT']),
  /** What was sent to this person. */
  amount: z.nullable(kopecks),
});

export const statusSummary = z.object({
  status: z.enum(registerStatuses),
  registers: z.int(),
  included: z.int(),
  /** Of the included. */
  amount: kopecks,
});

export const paidMonth = z.object({
  /** 2026-03 */
  month: z.string(),
  amount: kopecks,
});

/** What a register would be, were it made now. */
export const registerPreview = z.extend(totals, {
  /** How many do not pass each check; somebody may fail several. */
  checks: z.array(z.object({ key: z.enum(checkKeys), failed: z.int() })),
  eduOrgs: z.array(eduOrgTotals),
  /** Registers that are there for this time already. */
  overlapping: z.array(
    z.object({ id, number: z.string(), name: localText, status: z.enum(registerStatuses) }),
  ),
});
