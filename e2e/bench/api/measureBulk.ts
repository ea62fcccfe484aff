import {
  approveApplication,
  filterApplications,
  rejectApplication,
} from '@campus/shared/contract/applications/calls';
import type { Call, CallOutput } from '@campus/shared/contract/call';
import { answerTicket, filterTickets } from '@campus/shared/contract/support/calls';
import { type FilterCase, requestOf } from './FilterCase';
import { meterOf } from './measureWork';
import type { Bench } from './openBench';

/** As many as a page of a list can show, and so can be chosen at once. */
const chosen = 100;

interface Desk {
  origin: string;
  token: string;
}

async function ask<C extends Call>(
  { origin, token }: Desk,
  call: C,
  given: Pick<FilterCase, 'params' | 'query' | 'body'>,
) {
  const { url, ...request } = requestOf({ call, what: '', token, ...given });
  const answer = await fetch(origin + url, request);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}: ${text}`);
  return JSON.parse(text) as CallOutput<C>;
}

const found = async (
  desk: Desk,
  call: typeof filterTickets | typeof filterApplications,
  body: object,
) => (await ask(desk, call, { query: { size: chosen }, body })).items.map(({ id }) => id);

/**
 * A page of tickets or applications is dealt with as from their screens, by one request after
 * another. They stay as they are then; the next run finds others.
 */
export async function measureBulk(
  backend: { origin: string; pid: number },
  { pool }: Bench,
  { token, userId }: { token: string; userId: string },
) {
  const desk = { origin: backend.origin, token };
  const deeds: { what: string; ids: string[]; call: Call; body: object }[] = [];
  const tickets = await found(desk, filterTickets, { statuses: ['NEW'], assigneeId: null });
  deeds.push(
    { what: 'tickets taken', ids: tickets, call: answerTicket, body: { assigneeId: userId } },
    {
      ...{ what: 'tickets closed with an answer', ids: tickets, call: answerTicket },
      body: { text: 'Замер', close: true },
    },
  );
  const isNew = { statuses: ['NEW'], types: ['EXTRA_GRANT'] };
  const wanted = await found(desk, filterApplications, isNew);
  const half = wanted.length / 2;
  deeds.push(
    {
      ...{ what: 'applications approved', ids: wanted.slice(0, half) },
      ...{ call: approveApplication, body: {} },
    },
    {
      ...{ what: 'applications rejected', ids: wanted.slice(half) },
      ...{ call: rejectApplication, body: { reason: 'Замер скорости' } },
    },
  );
  const measured = [];
  for (const { what, ids, call, body } of deeds) {
    const ran = await meterOf(backend, pool);
    const [begin, worked] = [performance.now(), ran()];
    for (const id of ids) await ask(desk, call, { params: { id }, body });
    const [took, work] = [performance.now() - begin, (ran() - worked) / ids.length];
    measured.push({ what, count: ids.length, took, work });
  }
  return measured;
}
