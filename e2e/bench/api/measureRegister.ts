import {
  createPayment,
  decideCandidates,
  deletePayment,
  previewPayment,
} from '@campus/shared/contract/payments/calls';
import type { Call, CallOutput } from '@campus/shared/contract/call';
import { idOf } from '../../backend/seed/scale/idOf';
import { requestOf } from './FilterCase';
import { meterOf } from './measureWork';
import type { Bench } from './openBench';

/** As many as one register may hold, nearly: fifty thousand students. */
const organisations = 61;
/** Some ten thousand of them. */
const excluded = 13;

const eduOrgIds = Array.from({ length: organisations }, (_, index) => idOf('organisation', index));

interface Desk {
  origin: string;
  token: string;
  /** Milliseconds that the backend and the database have worked. */
  ran: () => number;
}

export interface Took {
  /** ms, as somebody waits for it */
  took: number;
  /** ms of a processor */
  work: number;
}

async function timed<C extends Call>(
  { origin, token, ran }: Desk,
  call: C,
  { params, body }: { params: Record<string, string>; body: object },
) {
  const { url, ...request } = requestOf({ call, what: '', token, params, body });
  const [begin, worked] = [performance.now(), ran()];
  const answer = await fetch(origin + url, request);
  const text = await answer.text();
  const took = { took: performance.now() - begin, work: ran() - worked };
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}: ${text}`);
  return { ...took, answered: JSON.parse(text) as CallOutput<C> };
}

/** A draft of some fifty thousand students, looked at before it is made, of whom some ten thousand are left out and taken back; removed again. */
export async function measureRegister(
  backend: { origin: string; pid: number },
  { pool }: Bench,
  token: string,
) {
  const desk = { origin: backend.origin, token, ran: await meterOf(backend, pool) };
  const terms = {
    periodFrom: '2044-01-01',
    periodTo: '2044-01-31',
    amountPerHuman: 100_000,
    eduOrgIds,
  };
  const ofType = { paymentType: 'one-time' };
  const seen = await timed(desk, previewPayment, { params: ofType, body: terms });
  const made = await timed(desk, createPayment, {
    params: ofType,
    body: { ...terms, name: { ru: 'Замер', en: 'Bench' }, budget: 100_000_000_00 },
  });
  const { id, version, totals } = made.answered;
  const params = { id };
  const filter = { eduOrgIds: eduOrgIds.slice(0, excluded) };
  const decide = (decision: 'INCLUDED' | 'EXCLUDED', at: number) =>
    timed(desk, decideCandidates, {
      params,
      body: { filter, decision, reason: 'Замер', version: at },
    });
  const out = await decide('EXCLUDED', version);
  const back = await decide('INCLUDED', out.answered.register.version);
  await timed(desk, deletePayment, { params, body: {} });
  return {
    candidates: totals.candidates,
    decided: out.answered.decided,
    ...({ seen, made, out, back } satisfies Record<string, Took>),
  };
}
