/** @jest-environment node */
import { exportRegisters } from '@campus/shared/contract/payments/calls';
import { and, eq } from 'drizzle-orm';
import papa from 'papaparse';
import type { DemoAccount } from '../../../fixtures/demoAccounts';
import { logs } from '../../platform/audit/auditTables';
import { users } from '../accounts/userTables';
import { addOrganisation, done, paymentDeskForFile } from './testing/paymentDeskForFile';

const { backend, desk } = paymentDeskForFile();
const params = { paymentType: 'one-time' } as const;

const file = (body: object = {}, by: DemoAccount = 'audit') =>
  backend.send(exportRegisters, { token: desk.tokens[by], params, body });

const rowsIn = (bytes: Buffer) =>
  papa.parse<string[]>(bytes.toString('utf8').replace('\uFEFF', ''), {
    delimiter: ';',
    skipEmptyLines: true,
  }).data;

test('the file has the registers that the filter finds, in numbers that a spreadsheet reads', async () => {
  const { eduOrgId } = await addOrganisation(backend.db, { people: 2 });
  const name = { ru: '=Поддержка', en: 'Support' };
  const { number } = done(await desk.create([eduOrgId], { name, budget: 500_050 }));
  const { headers, bytes } = await file({ eduOrgIds: [eduOrgId] });
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
  });
  const [head, ...rows] = rowsIn(bytes);
  expect(head?.slice(0, 2)).toEqual(['Номер', 'Название']);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.slice(0, 10)).toEqual([
    ...[number, "'=Поддержка", '2031-01-01', '2031-01-31', 'Черновик'],
    ...['1', '2', '0', '2000,00', '5000,50'],
  ]);
  expect(rowsIn((await file({ eduOrgIds: [eduOrgId], statuses: ['PAID'] })).bytes)).toHaveLength(1);
});

test('the log keeps who took how many lines of which kind of payment', async () => {
  const { eduOrgId } = await addOrganisation(backend.db, { people: 1 });
  done(await desk.create([eduOrgId]));
  await file({ eduOrgIds: [eduOrgId] }, 'payments');
  const actorId = await backend.accountId('payments');
  const isTheirs = and(eq(logs.action, 'payment.exportList'), eq(logs.actorId, actorId));
  expect(await backend.db.select().from(logs).where(isTheirs)).toMatchObject([
    { entityType: 'payment', entityId: 'one-time', diff: { rows: { to: 1 } } },
  ]);
});

test('an operator takes what the own organisation gets, without the budget; strangers take nothing', async () => {
  const id = await backend.accountId('edu');
  const [operator] = await backend.db.select().from(users).where(eq(users.id, id));
  const { eduOrgId } = await addOrganisation(backend.db, { people: 2 });
  const own = operator?.eduOrgId ?? '';
  const { number } = done(await desk.create([own, eduOrgId]));
  const seen = rowsIn((await file({}, 'edu')).bytes).find(([first]) => first === number);
  expect(seen?.[5]).toBe('1');
  expect(seen?.[9]).toBe('');
  const foreign = done(
    await desk.create([eduOrgId], { periodFrom: '2032-01-01', periodTo: '2032-01-31' }),
  );
  const numbers = rowsIn((await file({}, 'edu')).bytes).map(([first]) => first);
  expect(numbers).not.toContain(foreign.number);
  expect(rowsIn((await file({ eduOrgIds: [eduOrgId] }, 'edu')).bytes)).toHaveLength(1);
  expect((await file({}, 'student')).status).toBe(403);
  expect((await backend.send(exportRegisters, { params, body: {} })).status).toBe(401);
  expect((await file({ statuses: ['LOST'] })).status).toBe(422);
});
