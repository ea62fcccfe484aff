import type { CallOutput } from '@campus/shared/contract/call';
import {
  checkPaymentResults,
  createPayment,
  decideCandidates,
  exportPayment,
  updatePayment,
} from '@campus/shared/contract/payments/calls';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import {
  maxRows,
  readResults,
  type ResultLine,
} from '../../../mfe-payments/src/register/bank/readResults';
import { bigRegister } from '../bigRegister';
import { requestOf } from './FilterCase';
import { meterOf } from './measureWork';
import type { Bench } from './openBench';
import { timed, timedWork, type Desk } from './timed';

/** As many lines as the page sends at a time. */
const portion = 2_000;
/** Of so many people the bank refuses one. */
const refusedOf = 50;

interface Desks {
  manager: Desk;
  approver: Desk;
}

/** The largest register that the scale set allows: whoever is not barred is in it. */
async function sendRegister({ manager, approver }: Desks) {
  const given = { params: { paymentType: 'one-time' }, body: bigRegister(2043) };
  const { id, version } = (await timed(manager, createPayment, given)).answered;
  const params = { id };
  const everybody = { filter: {}, decision: 'INCLUDED', reason: 'Замер', version };
  const decided = await timed(manager, decideCandidates, { params, body: everybody });
  const move = (desk: Desk, { version: at }: PaymentRegister, status: string) =>
    timed(desk, updatePayment, { params, body: { status, version: at } });
  const formed = await move(manager, decided.answered.register, 'FORMED');
  const approved = await move(approver, formed.answered, 'APPROVED');
  const sent = await move(manager, approved.answered, 'SENT');
  return { formed, approved, sent };
}

async function fileFor({ origin, token }: Desk, id: string) {
  const { url, ...request } = requestOf({
    ...{ call: exportPayment, what: '', token },
    ...{ params: { id }, body: {} },
  });
  return (await fetch(origin + url, request)).text();
}

const refusal = ['Отклонено', 'Счёт закрыт'];
const stranger = () => `${randomUUID()};;;;1000,00;Выплачено;`;

/**
 * The file as a bank gives it back, as long as it may be: strangers fill it up, one line has another
 * sum, and one person stands there twice. The next file has that line as it should be.
 */
function answersTo(file: string) {
  const [head = '', ...lines] = file.trim().split('\r\n');
  const said = lines.map((line, index) => {
    const word = index % refusedOf === 0 ? refusal : ['Выплачено', ''];
    return [...line.split(';').slice(0, 5), ...word].join(';');
  });
  const [first = '', second = '', ...rest] = said;
  const wrong = second.split(';').with(4, '0,01').join(';');
  const known = [first, wrong, ...rest, first];
  const strangers = Array.from({ length: maxRows - known.length }, stranger);
  return { whole: [head, ...known, ...strangers], next: [head, second] };
}

const inParts = (lines: readonly ResultLine[]) =>
  Array.from({ length: Math.ceil(lines.length / portion) }, (_, part) =>
    lines.slice(part * portion, (part + 1) * portion),
  );

/** What the page does with a chosen file: reads it, and has the register look at each line. */
async function tryFile(desk: Desk, id: string, rows: readonly string[]) {
  const found = await readResults(new File([rows.join('\r\n')], 'bank.csv'));
  if (typeof found === 'string') throw new Error(`The file is ${found}.`);
  const refused: CallOutput<typeof checkPaymentResults> = [];
  for (const part of inParts(found.lines)) {
    const results = part.map(({ amount, result }) => ({ humanId: result.humanId, amount }));
    const asked = { params: { id }, body: { results } };
    refused.push(...(await timed(desk, checkPaymentResults, asked)).answered);
  }
  const odd = new Set(refused.map(({ humanId }) => humanId));
  return {
    lines: found.lines.filter(({ result }) => !odd.has(result.humanId)),
    wrong: refused.length + found.problems.length,
  };
}

/** What it does when somebody has looked at the numbers. */
async function record(desk: Desk, from: PaymentRegister, lines: readonly ResultLine[]) {
  let register = from;
  for (const part of inParts(lines)) {
    const results = part.map(({ amount, result }) => ({ ...result, amount }));
    const given = { params: { id: from.id }, body: { results, version: register.version } };
    register = (await timed(desk, updatePayment, given)).answered;
  }
  return register;
}

const sumOf = (lines: readonly ResultLine[]) =>
  lines.reduce((sum, { amount = 0 }) => sum + amount, 0);

/** @throws Error where somebody is written down twice, or the sums are not those of the file. */
async function assertRecorded(pool: Pool, id: string, lines: readonly ResultLine[]) {
  const paid = lines.filter(({ result }) => result.status === 'PAID');
  const failed = lines.filter(({ result }) => result.status === 'FAILED');
  const wanted = [paid, failed].flatMap((some) => [some.length, some.length, sumOf(some)]).join();
  for (const [table, column, failure] of [
    ['payment_candidates', 'item_status', 'FAILED'],
    ['pay_history_items', 'status', 'RETURNED'],
  ]) {
    const counted = ['PAID', failure].map((state) => {
      const which = `filter (where ${column} = '${state}')`;
      return `count(*) ${which}, count(distinct human_id) ${which}, sum(amount) ${which}`;
    });
    const { rows } = await pool.query<string[]>({
      text: `select ${counted.join(', ')} from ${table} where payment_id = $1`,
      values: [id],
      rowMode: 'array',
    });
    if (rows.join() !== wanted) throw new Error(`${table} has ${rows.join()}, not ${wanted}.`);
  }
}

/** A register that was sent stays for ever; that of a bench goes with all that it told people. */
async function removeTraces(pool: Pool, id: string) {
  await pool.query(
    `delete from human_notifications as told using pay_history_items as item
     where item.payment_id = $1 and told.human_id = item.human_id and told.link = $2 || item.id`,
    [id, paymentPaths.payment('')],
  );
  await pool.query('delete from pay_history_items where payment_id = $1', [id]);
  await pool.query('delete from payments where id = $1', [id]);
}

/** A file of the bank of fifty thousand lines, from its first byte to the end of the register. */
export async function measureResults(
  backend: { origin: string; pid: number },
  { pool, tokenOf }: Pick<Bench, 'pool' | 'tokenOf'>,
) {
  const ran = await meterOf(backend, pool);
  const deskOf = async (account: 'payments' | 'approver') => ({
    ...{ origin: backend.origin, ran },
    token: await tokenOf(account),
  });
  const manager = await deskOf('payments');
  const moved = await sendRegister({ manager, approver: await deskOf('approver') });
  const { id, totals } = moved.sent.answered;
  try {
    const files = answersTo(await fileFor(manager, id));
    const tried = await timedWork(ran, () => tryFile(manager, id, files.whole));
    const { lines, wrong } = tried.answered;
    const recorded = await timedWork(ran, () => record(manager, moved.sent.answered, lines));
    const next = await tryFile(manager, id, files.next);
    const closed = await record(manager, recorded.answered, next.lines);
    if (!closed.closedAt) throw new Error('The bank has not spoken about everybody.');
    await assertRecorded(pool, id, [...lines, ...next.lines]);
    return { ...moved, tried, recorded, wrong, people: totals.included, rows: maxRows };
  } finally {
    await removeTraces(pool, id);
  }
}
