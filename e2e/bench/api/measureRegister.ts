import {
  createPayment,
  decideCandidates,
  deletePayment,
  previewPayment,
} from '@campus/shared/contract/payments/calls';
import { bigRegister } from '../bigRegister';
import { meterOf } from './measureWork';
import type { Bench } from './openBench';
import { timed, type Took } from './timed';

/** Some ten thousand people of the fifty thousand. */
const excluded = 13;

/** A draft of some fifty thousand students, looked at before it is made, of whom some ten thousand are left out and taken back; removed again. */
export async function measureRegister(
  backend: { origin: string; pid: number },
  { pool }: Bench,
  token: string,
) {
  const desk = { origin: backend.origin, token, ran: await meterOf(backend, pool) };
  const given = { params: { paymentType: 'one-time' }, body: bigRegister(2044) };
  const seen = await timed(desk, previewPayment, given);
  const made = await timed(desk, createPayment, given);
  const { id, version, totals } = made.answered;
  const params = { id };
  const filter = { eduOrgIds: given.body.eduOrgIds.slice(0, excluded) };
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
