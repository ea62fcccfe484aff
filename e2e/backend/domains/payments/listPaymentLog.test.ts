/** @jest-environment node */
import {
  decideCandidates,
  exportPayment,
  getPayment,
  listPaymentLog,
} from '@campus/shared/contract/payments/calls';
import type { DemoAccount } from '../../../fixtures/demoAccounts';
import { done, paymentDeskForFile } from './testing/paymentDeskForFile';

const { backend, desk } = paymentDeskForFile();

const log = (id: string, by: DemoAccount = 'audit', query = {}) =>
  backend.send(listPaymentLog, { token: desk.tokens[by], params: { id }, query });

test('each move says who made it and with which comment', async () => {
  const { register } = await desk.at('FORMED');
  const comment = 'Проверьте сумму';
  const draft = done(await desk.change(register, { status: 'DRAFT', comment }, 'approver'));
  const formed = done(await desk.change(draft, { status: 'FORMED' }));
  // The same words again are said again.
  done(await desk.change(formed, { status: 'DRAFT', comment }, 'approver'));
  const { items, total } = done(await log(register.id));
  expect(total).toBe(5);
  expect(items.map(({ action, comment: said }) => [action, said])).toEqual([
    ['reopen', comment],
    ['form', null],
    ['reopen', comment],
    ['form', null],
    ['create', null],
  ]);
  expect(items[0]?.by).toBe('Контролёр Виктор');
  expect(Object.keys(items[0] ?? {}).sort()).toEqual([
    'action',
    'at',
    'by',
    'changes',
    'comment',
    'id',
  ]);
  const page = done(await log(register.id, 'payments', { size: 1, skip: 4 }));
  expect(page.items).toMatchObject([{ action: 'create' }]);
});

test('each change is told in numbers, and names nobody', async () => {
  const { register, first } = await desk.at('DRAFT');
  const dearer = done(await desk.change(register, { amountPerHuman: 200_000, budget: 900_000 }));
  const exclude = [{ humanId: first, reason: 'Отказ' }];
  const fewer = done(await desk.change(dearer, { exclude }));
  const filter = { decisions: ['EXCLUDED'] };
  const body = { filter, decision: 'INCLUDED', reason: 'Передумал', version: fewer.version };
  const params = { id: register.id };
  const token = desk.tokens.payments;
  const { register: all } = done(await backend.send(decideCandidates, { token, params, body }));
  const formed = done(await desk.change(all, { status: 'FORMED' }));
  const approved = done(await desk.change(formed, { status: 'APPROVED' }, 'approver'));
  const sent = done(await desk.change(approved, { status: 'SENT' }));
  const results = [{ humanId: first, status: 'FAILED', reason: 'Счёт закрыт' }];
  done(await desk.change(sent, { results }));
  await backend.send(exportPayment, { token, params });
  const { items } = done(await log(register.id));
  const both = { included: 2, amount: 400_000 };
  expect(items.map(({ action, changes }) => [action, changes])).toEqual([
    ['export', { rows: 2 }],
    ['settle', { paid: 0, failed: 1 }],
    ['send', {}],
    ['approve', {}],
    ['form', {}],
    ['update', { included: 1, totals: both }],
    ['update', { excluded: 1, totals: { included: 1, amount: 200_000 } }],
    ['update', { terms: ['amountPerHuman', 'budget'], totals: both }],
    ['create', { totals: { included: 2, amount: 200_000 } }],
  ]);
  expect(JSON.stringify(items)).not.toContain(first);
});

test('is for those who see the whole register', async () => {
  const { register } = await desk.at('DRAFT');
  expect((await log(register.id, 'edu')).status).toBe(403);
  expect((await log(register.id, 'student')).status).toBe(403);
  expect((await backend.send(listPaymentLog, { params: { id: register.id } })).status).toBe(401);
  expect((await log('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  expect((await log('no-id')).status).toBe(422);
});

test('a change that lost to another one does not say that whoever exported made it', async () => {
  const { register } = await desk.at('APPROVED');
  await backend.send(exportPayment, { token: desk.tokens.payments, params: { id: register.id } });
  const stale = await desk.change(
    { ...register, version: register.version - 1 },
    { status: 'SENT' },
  );
  expect(stale.body).toMatchObject({ code: 'VERSION', changedBy: 'Контролёр Виктор' });
  const params = { id: register.id };
  const now = done(await backend.send(getPayment, { token: desk.tokens.audit, params }));
  expect(now.status).toBe('APPROVED');
});
