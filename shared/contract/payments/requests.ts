import * as z from 'zod/mini';
import { yearsAfter } from '../days';
import {
  amount,
  day,
  id,
  isShallow,
  line,
  listOf,
  multiline,
  search,
  texts,
  version,
} from '../fields';
import { humansFilterRequest } from '../people/requests';
import { period } from '../period';
import { checkKeys, paymentTypes, registerStatuses } from './machine';

interface Period {
  periodFrom?: string;
  periodTo?: string;
}

/** At most twelve months. */
export const registerPeriod = () => [
  ...period('periodFrom', 'periodTo'),
  z.refine<Period>(
    ({ periodFrom, periodTo }) => !periodFrom || !periodTo || periodTo < yearsAfter(periodFrom, 1),
    { error: 'PERIOD_LONG', path: ['periodTo'] },
  ),
];

const eduOrgIds = z.array(id).check(z.minLength(1, 'REQUIRED'), z.maxLength(500, 'TOO_MANY_ITEMS'));

const terms = {
  name: texts(1, 150),
  periodFrom: day,
  periodTo: day,
  /** Nothing is what the organisation's grant says. */
  amountPerHuman: z.optional(z.nullable(amount)),
  budget: amount,
  comment: z.optional(multiline(0, 1000)),
};

export const paymentCreateRequest = z.object({ ...terms, eduOrgIds }).check(...registerPeriod());
export type PaymentCreateRequest = z.infer<typeof paymentCreateRequest>;

const draftSize = 40_000;

/** Unfinished words need keep no rule but that of size, which five hundred organisations keep. */
export const registerDraftRequest = z.object({
  values: z
    .record(z.string(), z.unknown())
    .check(z.refine(isShallow, { error: 'TOO_LONG', abort: true }))
    .check(z.refine((values) => JSON.stringify(values).length <= draftSize, 'TOO_LONG')),
});

/** Looked at while it is being written: what it is called and may cost is not known yet. */
export const paymentPreviewRequest = z
  .object({
    ...terms,
    name: z.optional(terms.name),
    budget: z.optional(terms.budget),
    eduOrgIds: z.optional(eduOrgIds),
    /** For these people; without organisations for those where they study. */
    filter: z.optional(humansFilterRequest),
  })
  .check(
    ...registerPeriod(),
    z.refine(({ eduOrgIds: named, filter }) => named !== undefined || filter !== undefined, {
      error: 'REQUIRED',
      path: ['eduOrgIds'],
    }),
  );

/** The organisations are those of the people found, unless they are named. */
export const humanCreatePaymentRequest = z.object({
  filter: humansFilterRequest,
  payment: z
    .object({
      ...terms,
      type: z._default(z.enum(paymentTypes), 'one-time'),
      eduOrgIds: z.optional(eduOrgIds),
    })
    .check(...registerPeriod()),
});

const reasoned = z.object({ humanId: id, reason: line(1, 500) });

/** What the bank says about one person; a refusal of its has a reason, which the person reads. */
const result = z
  .object({
    humanId: id,
    status: z.enum(['PAID', 'FAILED']),
    reason: z.optional(line(0, 500)),
    /** What the bank says it was sent: another sum than ours is refused. */
    amount: z.optional(amount),
  })
  .check(
    z.refine(({ status, reason }) => status === 'PAID' || Boolean(reason), {
      error: 'REQUIRED',
      path: ['reason'],
    }),
  );
export type PaymentResult = z.infer<typeof result>;

const results = z.array(result).check(
  z.minLength(1, 'REQUIRED'),
  z.maxLength(2000, 'TOO_MANY_ITEMS'),
  z.refine((list) => new Set(list.map(({ humanId }) => humanId)).size === list.length, 'REPEATED'),
);

type Status = (typeof registerStatuses)[number] | undefined;

/** Taking a register back and calling it off: others read why. */
const explained = new Set<Status>(['DRAFT', 'CANCELLED']);

/** Only the bank's results pay a register; without a status they say it themselves. */
const settles = (status: Status, results: unknown) =>
  status ? status === 'PAID' || status === 'PARTIALLY_PAID' : Boolean(results);

/** Terms and decisions change a draft; `status` moves the register, `results` settle it. */
export const paymentUpdateRequest = z
  .object({
    ...z.partial(z.object({ ...terms, eduOrgIds })).shape,
    status: z.optional(z.enum(registerStatuses)),
    /** Whose account has changed is included with how it was confirmed. */
    include: listOf(z.union([id, reasoned]), 1000),
    exclude: listOf(reasoned, 1000),
    results: z.optional(results),
    version,
  })
  .check(
    ...registerPeriod(),
    // A period is judged as a whole.
    z.refine(({ periodFrom, periodTo }) => !periodFrom === !periodTo, {
      error: 'REQUIRED',
      path: ['periodTo'],
    }),
    z.refine(({ status, results }) => !results === !settles(status, results), {
      error: 'REQUIRED',
      path: ['results'],
    }),
    z.refine(({ status, comment }) => !explained.has(status) || Boolean(comment), {
      error: 'COMMENT_REQUIRED',
      path: ['comment'],
    }),
  );
export type PaymentUpdateRequest = z.infer<typeof paymentUpdateRequest>;

/** As large as two thousand results come, each with as long a reason as one may have. */
export const paymentUpdate = { body: paymentUpdateRequest, bodyLimit: 3 * 1024 * 1024 };

const found = {
  search,
  periodFrom: z.optional(day),
  periodTo: z.optional(day),
  /** Only those of which something has arrived in these days; a server may not know of it. */
  paidFrom: z.optional(day),
  paidTo: z.optional(day),
  eduOrgIds: listOf(id, 500),
};

/** Registers whose period touches the given one. */
export const paymentsFiltersRequest = z
  .object({ ...found, statuses: listOf(z.enum(registerStatuses)) })
  .check(...period('periodFrom', 'periodTo'));
export type PaymentsFilter = z.infer<typeof paymentsFiltersRequest>;

/** By what registers can be ordered. */
export const registerOrders = ['created', 'period', 'people', 'amount'] as const;

/** Registers of any state, which it tells apart itself. */
export const paymentsSummaryRequest = z.object(found).check(...period('periodFrom', 'periodTo'));

export const candidateDecisions = ['INCLUDED', 'EXCLUDED'] as const;
export const candidateOrders = ['name', 'organisation', 'amount'] as const;
export const candidateItemStatuses = ['NEW', 'SENT', 'PAID', 'FAILED'] as const;

export const paymentsCandidatesFiltersRequest = z.object({
  search,
  eduOrgIds: listOf(id, 500),
  decisions: listOf(z.enum(candidateDecisions)),
  itemStatuses: listOf(z.enum(candidateItemStatuses)),
  failedCheck: z.optional(z.enum(checkKeys)),
});

/**
 * One decision about everybody in a draft whom a filter finds; only with a reason those are included
 * who do not pass a check.
 */
export const candidatesDecisionRequest = z
  .object({
    filter: paymentsCandidatesFiltersRequest,
    decision: z.enum(candidateDecisions),
    reason: z.optional(line(0, 500)),
    version,
  })
  .check(
    z.refine(({ decision, reason }) => decision === 'INCLUDED' || Boolean(reason), {
      error: 'REQUIRED',
      path: ['reason'],
    }),
  );

/** Results as a file of the bank has them, before they are believed. */
export const paymentResultsCheckRequest = z.object({
  results: z
    .array(z.object({ humanId: id, amount: z.optional(amount) }))
    .check(z.minLength(1, 'REQUIRED'), z.maxLength(2000, 'TOO_MANY_ITEMS')),
});
