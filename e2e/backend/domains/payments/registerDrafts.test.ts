/** @jest-environment node */
import { getRegisterDraft, saveRegisterDraft } from '@campus/shared/contract/payments/calls';
import type { PaymentType } from '@campus/shared/contract/payments/machine';
import { enqueue } from '../../platform/jobs/enqueue';
import { runDueJobs } from '../../platform/jobs/runDueJobs';
import { addUser } from '../../testing/addUser';
import { addOrganisation, done, paymentDeskForFile } from './testing/paymentDeskForFile';

const { backend, desk } = paymentDeskForFile();
const params = { paymentType: 'one-time' as PaymentType };

const read = async (token = desk.tokens.payments, of = params) =>
  (await backend.send(getRegisterDraft, { token, params: of })).body;
const save = (values: object, token = desk.tokens.payments) =>
  backend.send(saveRegisterDraft, { token, params, body: { values } });

const begun = { name: { ru: 'К празд' }, eduOrgIds: [], budget: 15_000_00 };

test('a register that is begun is its author’s, kind by kind, and the last words count', async () => {
  const other = await addUser(backend, 'PAYMENT_MANAGER');
  expect(await read()).toBeNull();
  await save({ name: { ru: 'К' } });
  await save(begun);
  expect(await read()).toMatchObject({ values: begun });
  expect(await read(other.token)).toBeNull();
  expect(await read(undefined, { paymentType: 'grant' })).toBeNull();
});

test('of what was typed only what no database can keep is left out, however deep it lies', async () => {
  const typed = {
    name: { ru: 'К\u0000 празд\ud83d' },
    tags: ['🎓\ude00', null],
    'bud\u0000get': 1,
  };
  expect((await save(typed)).status).toBe(200);
  expect((await read())?.values).toEqual({
    name: { ru: 'К празд' },
    tags: ['🎓', null],
    budget: 1,
  });
});

test('what is made is no draft any more, what is refused stays', async () => {
  const { eduOrgId } = await addOrganisation(backend.db, { people: 1 });
  await save(begun);
  expect((await desk.create([eduOrgId], { budget: -1 })).status).toBe(422);
  expect(await read()).toMatchObject({ values: begun });
  done(await desk.create([eduOrgId], { paymentType: 'grant' }));
  expect(await read()).toMatchObject({ values: begun });
  done(await desk.create([eduOrgId]));
  expect(await read()).toBeNull();
});

test('nothing typed forgets it, and so does a month', async () => {
  await save(begun);
  await save({});
  expect(await read()).toBeNull();
  await save(begun);
  backend.clock.shift += 31 * 86_400_000;
  await enqueue(backend.db, 'payment.forgetDrafts', {});
  await runDueJobs(backend.services);
  backend.clock.shift = 0;
  expect(await read()).toBeNull();
});

test('too much, an unknown kind, and those who make no registers are refused', async () => {
  expect(await save({ comment: 'я'.repeat(40_000) })).toMatchObject({
    status: 422,
    body: { fields: { values: 'TOO_LONG' } },
  });
  const unknown = { paymentType: 'bonus' as PaymentType };
  const token = desk.tokens.payments;
  expect((await backend.send(getRegisterDraft, { token, params: unknown })).status).toBe(422);
  expect((await save(begun, desk.tokens.audit)).status).toBe(403);
  expect((await backend.send(getRegisterDraft, { params })).status).toBe(401);
});
