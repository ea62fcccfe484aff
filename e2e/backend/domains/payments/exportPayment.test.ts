/** @jest-environment node */
import { checkPaymentResults, exportPayment } from '@campus/shared/contract/payments/calls';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { eq } from 'drizzle-orm';
import papa from 'papaparse';
import type { DemoAccount } from '../../../fixtures/demoAccounts';
import { logs } from '../../platform/audit/auditTables';
import { paymentDeskForFile } from './testing/paymentDeskForFile';
import { paymentCandidates } from './paymentTables';

const { backend, desk } = paymentDeskForFile();

const file = (id: string, language: LanguageKey = 'ru', by: DemoAccount = 'payments') =>
  backend.send(exportPayment, { token: desk.tokens[by], params: { id }, language });

const rowsIn = (bytes: Buffer) =>
  papa.parse<string[]>(bytes.toString('utf8').replace('\uFEFF', ''), {
    delimiter: ';',
    skipEmptyLines: true,
  }).data;

const check = (id: string, results: object[], by: DemoAccount = 'payments') =>
  backend.send(checkPaymentResults, { token: desk.tokens[by], params: { id }, body: { results } });

test('the file has everybody who is paid, the masked account and the sum', async () => {
  const { register, humanIds } = await desk.at('SENT');
  const { status, headers, bytes } = await file(register.id);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${register.number}.csv"`,
    'cache-control': 'no-store',
  });
  const [head, ...rows] = rowsIn(bytes);
  expect(head?.slice(0, 2)).toEqual(['Код получателя', 'ФИО']);
  expect(rows.map(([code, , , account, sum]) => [code, account, sum])).toEqual(
    humanIds.map((id) => [id, '•••• 4821', '1000,00']),
  );
  const [, english] = rowsIn((await file(register.id, 'en')).bytes);
  expect(english?.[4]).toBe('1000.00');
});

test('what the bank said stands in it, and no cell begins as a formula', async () => {
  const { register, first } = await desk.at('SENT');
  const results = [{ humanId: first, status: 'FAILED', reason: '=cmd|calc' }];
  await desk.change(register, { results });
  await backend.db
    .update(paymentCandidates)
    .set({ name: '+Тестов' })
    .where(eq(paymentCandidates.humanId, first));
  const rows = rowsIn((await file(register.id)).bytes);
  const row = rows.find(([code]) => code === first);
  expect(row?.[1]).toBe("'+Тестов");
  expect(row?.slice(5)).toEqual(['Отклонено', "'=cmd|calc"]);
});

test('the log keeps who took it', async () => {
  const { register } = await desk.at('APPROVED');
  await file(register.id);
  const rows = await backend.db.select().from(logs).where(eq(logs.entityId, register.id));
  expect(rows.filter(({ action }) => action === 'payment.export')).toMatchObject([
    { actorId: await backend.accountId('payments'), diff: { rows: { to: 2 } } },
  ]);
});

test('nobody takes a list that is not approved, and only a payment manager takes one', async () => {
  const { register: draft } = await desk.at('FORMED');
  expect(await file(draft.id)).toMatchObject({ status: 409, body: { code: 'STATE' } });
  const { register } = await desk.at('SENT');
  for (const by of ['approver', 'edu', 'audit', 'admin', 'student'] as const)
    expect((await file(register.id, 'ru', by)).status).toBe(403);
  expect((await backend.send(exportPayment, { params: { id: register.id } })).status).toBe(401);
});

test('results are checked before they are sent: strangers, other sums, those settled', async () => {
  const { register, humanIds } = await desk.at('SENT');
  const [first = '', second = ''] = humanIds;
  const stranger = await backend.accountId('student');
  const good = [{ humanId: first, amount: 100_000 }, { humanId: second }];
  expect(await check(register.id, good)).toMatchObject({ status: 200, body: [] });
  const odd = [{ humanId: first, amount: 1 }, { humanId: stranger }];
  expect((await check(register.id, odd)).body).toEqual([
    { humanId: first, problem: 'AMOUNT', amount: 100_000 },
    { humanId: stranger, problem: 'UNKNOWN', amount: null },
  ]);
  await desk.change(register, { results: [{ humanId: first, status: 'PAID' }] });
  expect((await check(register.id, good)).body).toEqual([
    { humanId: first, problem: 'SETTLED', amount: 100_000 },
  ]);
});

test('a check is for a payment manager and a register at the bank', async () => {
  const { register, first } = await desk.at('APPROVED');
  const results = [{ humanId: first }];
  const early = {
    code: 'STATE',
    current: 'APPROVED',
    message: 'Реестр уже утверждён. Обновите страницу.',
  };
  expect(await check(register.id, results)).toMatchObject({ status: 409, body: early });
  expect((await check(register.id, results, 'approver')).status).toBe(403);
  expect((await check(register.id, [])).status).toBe(422);
  const params = { id: register.id };
  expect((await backend.send(checkPaymentResults, { params, body: { results } })).status).toBe(401);
});
