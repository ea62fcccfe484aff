import type * as contract from '@campus/shared/contract/payments/calls';
import { registerActions, registerTerms } from '@campus/shared/contract/payments/records';
import { and, eq, inArray } from 'drizzle-orm';
import { logs } from '../../platform/audit/auditTables';
import { actorNameOf, type LogRow, readLog } from '../../platform/audit/readLog';
import type { Handler } from '../../platform/Handler';
import type { RegisterTotals } from './paymentTables';
import { readPayment } from './readPayment';

/** A list of people that somebody took has the action of the file for the bank, and says what it is. */
const actionOf = new Map(registerActions.map((action) => [`payment.${action}`, action]));

const isOf = (id: string) =>
  and(
    eq(logs.entityType, 'payment'),
    eq(logs.entityId, id),
    inArray(logs.action, [...actionOf.keys()]),
  );

type Changed = NonNullable<LogRow['diff']>;

const termsBy: Record<string, (typeof registerTerms)[number]> = {
  name: 'name',
  periodFrom: 'period',
  periodTo: 'period',
  amountPerHuman: 'amountPerHuman',
  budget: 'budget',
  eduOrgIds: 'eduOrgs',
};

function termsIn(diff: Changed) {
  const changed = new Set(Object.keys(diff).map((name) => termsBy[name]));
  const terms = registerTerms.filter((term) => changed.has(term));
  return terms.length > 0 ? terms : undefined;
}

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : undefined);

interface DecidedAtOnce {
  decision: 'INCLUDED' | 'EXCLUDED';
  decided: number;
}

/** How many were decided about by hand, by name or by a filter. */
function decidedIn({ include, exclude, decide }: Changed) {
  const { decision, decided } = (decide?.to ?? {}) as Partial<DecidedAtOnce>;
  return {
    included: decision === 'INCLUDED' ? decided : lengthOf(include?.to),
    excluded: decision === 'EXCLUDED' ? decided : lengthOf(exclude?.to),
  };
}

/** What a diff says in numbers: the rest of it names people. */
function changesIn(diff: Changed, isNew: boolean) {
  const totals = diff.totals?.to as RegisterTotals | undefined;
  const results = diff.results?.to as { paid: number; failed: number } | undefined;
  return {
    // All the terms of a new register are new.
    terms: isNew ? undefined : termsIn(diff),
    ...decidedIn(diff),
    ...(results && { paid: results.paid, failed: results.failed }),
    rows: typeof diff.rows?.to === 'number' ? diff.rows.to : undefined,
    totals: totals && { included: totals.included, amount: totals.amount },
  };
}

function toEvent(row: LogRow) {
  const { id, at, action, diff } = row;
  const comment = diff?.comment?.to;
  const told = actionOf.get(action) ?? 'update';
  const name = diff?.list ? 'exportCandidates' : told;
  return {
    id,
    at: at.toISOString(),
    action: name,
    by: actorNameOf(row),
    comment: typeof comment === 'string' && comment ? comment : null,
    changes: changesIn(diff ?? {}, name === 'create'),
  };
}

export const listPaymentLog: Handler<typeof contract.listPaymentLog> = async (
  { params, query: { skip, size } },
  { db, visitor },
) => {
  const { id } = await readPayment(db, params.id, visitor);
  return readLog(db, { where: isOf(id), skip, size }, toEvent);
};
