/** @jest-environment node */
import { exportCandidates } from '@campus/shared/contract/payments/calls';
import { eq } from 'drizzle-orm';
import papa from 'papaparse';
import type { DemoAccount } from '../../../fixtures/demoAccounts';
import { logs } from '../../platform/audit/auditTables';
import { users } from '../accounts/userTables';
import { addOrganisation, done, paymentDeskForFile } from './testing/paymentDeskForFile';

const { backend, desk } = paymentDeskForFile();

const file = (id: string, body: object = {}, by: DemoAccount = 'audit') =>
  backend.send(exportCandidates, { token: desk.tokens[by], params: { id }, body });

const rowsIn = (bytes: Buffer) =>
  papa.parse<string[]>(bytes.toString('utf8').replace('\uFEFF', ''), {
    delimiter: ';',
    skipEmptyLines: true,
  }).data;

test('the file has whom the filter finds, the decision with its reason, and a sum that adds up', async () => {
  const { register, first } = await desk.at('DRAFT');
  const exclude = [{ humanId: first, reason: '=Отказ' }];
  done(await desk.change(register, { exclude }));
  const [head, ...rows] = rowsIn((await file(register.id)).bytes);
  expect(head?.[0]).toBe('ФИО');
  expect(rows).toHaveLength(2);
  const { headers, bytes } = await file(register.id, { decisions: ['EXCLUDED'] });
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
  });
  const [, excluded, none] = rowsIn(bytes);
  expect(excluded?.slice(2)).toEqual([
    ...['Исключён', "'=Отказ", '', 'Не отправлена', '•••• 4821', '1000,00'],
  ]);
  expect(none).toBeUndefined();
});

test('more people than one portion have all their lines', async () => {
  const { eduOrgId } = await addOrganisation(backend.db, { people: 2_001 });
  const register = done(await desk.create([eduOrgId]));
  expect(rowsIn((await file(register.id)).bytes)).toHaveLength(2_002);
});

test('the log keeps who took how many lines, and no name that was looked for', async () => {
  const { register } = await desk.at('DRAFT');
  await file(register.id, { search: 'Тестов1' });
  const rows = await backend.db.select().from(logs).where(eq(logs.entityId, register.id));
  const taken = rows.filter(({ action }) => action === 'payment.export');
  expect(taken).toMatchObject([
    { actorName: 'Аудитор Пётр', diff: { list: { to: 'candidates' }, rows: { to: 1 } } },
  ]);
  expect(JSON.stringify(taken)).not.toContain('Тестов1');
});

test('an operator takes the people of the own organisation; strangers take nothing', async () => {
  const [operator] = await backend.db
    .select()
    .from(users)
    .where(eq(users.id, await backend.accountId('edu')));
  const { eduOrgId } = await addOrganisation(backend.db, { people: 2 });
  const own = operator?.eduOrgId ?? '';
  const register = done(await desk.create([own, eduOrgId]));
  const seen = rowsIn((await file(register.id, {}, 'edu')).bytes);
  expect(seen).toHaveLength(register.totals.candidates - 2 + 1);
  const { register: foreign } = await desk.at('DRAFT');
  expect((await file(foreign.id, {}, 'edu')).status).toBe(404);
  expect((await file(foreign.id, {}, 'student')).status).toBe(403);
  const params = { id: foreign.id };
  expect((await backend.send(exportCandidates, { params, body: {} })).status).toBe(401);
  expect((await file(foreign.id, { failedCheck: 'LUCK' })).status).toBe(422);
});
