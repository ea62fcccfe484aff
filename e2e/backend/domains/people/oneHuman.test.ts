/** @jest-environment node */
import {
  getHuman,
  listHumanLogs,
  listHumanPrograms,
} from '@campus/shared/contract/people/staffCalls';
import { getHumanCard } from '@campus/shared/contract/cards/calls';
import { listHumanPayments } from '@campus/shared/contract/payments/calls';
import { assertDefined } from '../../platform/database/assertDefined';
import { payHistoryItems, payments } from '../payments/paymentTables';
import { addHuman, identified, addStudent } from '../applications/testing/openApplicationDesk';
import { logOf } from '../../testing/logOf';
import { backendForFile } from '../../testing/backendForFile';
import { beforeTests } from '../../testing/beforeTests';
import { tokensOf } from '../../testing/tokensOf';

const backend = backendForFile();
const tokens = beforeTests(() => tokensOf(backend, 'admin', 'support', 'audit', 'payments'));

test('documents of a person are masked, and in full only for those who may and ask', async () => {
  const passport = {
    series: '4020',
    number: '654321',
    issuedAt: '2020-06-01',
    issuedBy: 'Отдел',
    departmentCode: '780-001',
  };
  const human = await addHuman(backend, identified({ snils: '08765430300', passport }));
  const of = (token: string, full: boolean) =>
    backend.send(getHuman, { token, params: { id: human.id }, query: full ? { full } : {} });
  expect((await of(tokens.support, false)).body).toMatchObject({
    snils: '•••-•••-303 00',
    passport: { number: '••4321', issuedBy: null },
  });
  expect((await of(tokens.support, true)).body).toMatchObject({ snils: '08765430300', passport });
  expect((await of(tokens.admin, true)).status).toBe(200);
  expect((await of(tokens.audit, true)).body).toMatchObject({ code: 'FORBIDDEN' });
  const views = await logOf(backend, human.id);
  expect(views.map(({ action, actorType }) => ({ action, actorType }))).toEqual([
    { action: 'human.documents.view', actorType: 'USER' },
    { action: 'human.documents.view', actorType: 'USER' },
  ]);
});

test('why documents were shown in full is kept in the log, and a word is no reason', async () => {
  const { id } = await addHuman(backend, identified({ snils: '11223344595' }));
  const of = (reason: string) =>
    backend.send(getHuman, {
      token: tokens.support,
      params: { id },
      query: { full: true, reason },
    });
  expect((await of('Ну')).body).toMatchObject({ fields: { reason: 'TOO_SHORT' } });
  expect((await of(' Сверка  с паспортом ')).status).toBe(200);
  const views = await logOf(backend, id);
  expect(views.map(({ action, diff }) => ({ action, diff }))).toEqual([
    { action: 'human.documents.view', diff: { reason: { to: 'Сверка с паспортом' } } },
  ]);
});

test('a person has a study with its programme, a card and payments', async () => {
  const person = await addStudent(backend, { status: 'ACTIVE' });
  const [register] = await backend.db.select().from(payments).limit(1);
  await backend.db.insert(payHistoryItems).values({
    paymentId: assertDefined(register).id,
    humanId: person.id,
    type: 'grant',
    periodFrom: '2026-01-01',
    periodTo: '2026-01-31',
    amount: 300_000,
    status: 'PAID',
  });
  const place = { token: tokens.payments, params: { id: person.id } };
  const studies = await backend.send(listHumanPrograms, place);
  expect(studies.body).toMatchObject([
    {
      id: person.record.id,
      nsiId: person.record.nsiId,
      program: { code: expect.any(String) as string },
    },
  ]);
  const card = await backend.send(getHumanCard, place);
  expect(card.body).toMatchObject({ status: 'ACTIVE', holder: { lastName: 'Тестовая' } });
  expect(Object.keys(assertDefined(card.body))).not.toContain('qrToken');
  const paid = await backend.send(listHumanPayments, place);
  expect(paid.body).toMatchObject({ total: 1, items: [{ amount: 300_000, status: 'PAID' }] });
  const unregistered = await backend.send(listHumanPayments, { ...place, token: tokens.support });
  expect(assertDefined(unregistered.body.items[0])).not.toHaveProperty('register');
  const audited = await backend.send(listHumanPayments, { ...place, token: tokens.audit });
  const { id, number } = assertDefined(register);
  expect(audited.body.items[0]).toMatchObject({ register: { id, number } });
});

test('who has no card has none, and a person who is not there is not found', async () => {
  const { id } = await addHuman(backend);
  const token = tokens.support;
  expect((await backend.send(getHumanCard, { token, params: { id } })).body).toBeNull();
  const unknown = { id: '00000000-0000-4000-8000-000000000000' };
  for (const call of [
    getHuman,
    getHumanCard,
    listHumanPrograms,
    listHumanPayments,
    listHumanLogs,
  ]) {
    expect((await backend.send(call, { token, params: unknown })).status).toBe(404);
    const { body } = await backend.send(call, { token, params: { id: 'x' } });
    expect(body.fields).toEqual({ id: 'ID_FORMAT' });
  }
});

test('the log of a person comes newest first, page by page', async () => {
  const { id } = await addHuman(backend);
  const params = { id };
  await backend.send(getHuman, { token: tokens.admin, params, query: { full: true } });
  await backend.send(getHuman, { token: tokens.support, params, query: { full: true } });
  const { body } = await backend.send(listHumanLogs, {
    token: tokens.audit,
    params,
    query: { size: 1 },
  });
  expect(body).toMatchObject({
    total: 2,
    items: [
      {
        action: 'human.documents.view',
        actor: { type: 'USER', id: await backend.accountId('support') },
        entity: { type: 'human', id },
        ip: '127.0.0.1',
      },
    ],
  });
});
