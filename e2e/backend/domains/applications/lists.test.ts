/** @jest-environment node */
import {
  applyForCard,
  filterApplications,
  getApplication,
  listMyApplications,
} from '@campus/shared/contract/applications/calls';
import { getHumanCard } from '@campus/shared/contract/cards/calls';
import { dayAt } from '@campus/shared/contract/days';
import { updateCurrentHuman } from '@campus/shared/contract/people/calls';
import { filterHumans } from '@campus/shared/contract/people/staffCalls';
import { getDailyMetrics, getMetrics } from '@campus/shared/contract/staff/metricCalls';
import { eq, ne } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { assertDefined } from '../../platform/database/assertDefined';
import { mediaFiles } from '../../platform/files/fileTables';
import { applications } from './applicationTables';
import { eskIssuings } from '../cards/cardTables';
import { mayRead } from '../files/mayRead';
import { payments, paymentsToEduOrgs } from '../payments/paymentTables';
import { eduOrgs } from '../resources/resourceTables';
import { students } from '../accounts/humanTables';
import { users } from '../accounts/userTables';
import { consents } from '../support/supportTables';
import { beforeTests } from '../../testing/beforeTests';
import { addCard, addStudent, openApplicationDesk } from './testing/openApplicationDesk';

const desk = beforeTests(openApplicationDesk);
afterAll(() => desk.backend.stop());

const filter = (body: object, token = desk.tokens.admin, query = {}) =>
  desk.backend.send(filterApplications, { token, body, query });

test('the own ones come newest first, of one kind if asked', async () => {
  const { student, id } = await desk.addApplication('EXTRA_GRANT');
  const { token, record } = student;
  const second = await desk.apply('CREDIT_GRANT', token, record.eduOrgId);
  const all = await desk.backend.send(listMyApplications, { token });
  expect(all.body.items.map((item) => item.id)).toEqual([second.body.id, id]);
  const query = { type: 'EXTRA_GRANT' };
  const some = await desk.backend.send(listMyApplications, { token, query });
  expect(some.body).toMatchObject({ total: 1, items: [{ id }] });
  const wrong = await desk.backend.send(listMyApplications, { token, query: { type: 'X' } });
  expect(wrong.status).toBe(422);
});

test('whoever decides reads what was asked for, and what approval depends on', async () => {
  const [place] = await desk.backend.db.select().from(eskIssuings).limit(1);
  const { id: issuingId, name } = assertDefined(place);
  const student = await addStudent(desk.backend);
  const { body } = await desk.backend.send(applyForCard, {
    token: student.token,
    body: { issuingId },
  });
  expect(body.asked).toEqual({ issuing: name.ru, program: null });
  const read = async () =>
    (
      await desk.backend.send(getApplication, {
        token: desk.tokens.support,
        params: { id: body.id },
      })
    ).body;
  expect(await read()).toMatchObject({
    asked: { issuing: name.ru },
    applicant: { isStudying: true, hasStandingCard: false },
  });
  await addCard(desk.backend, student.id, { status: 'ACTIVE' });
  await desk.backend.db
    .update(students)
    .set({ humanId: null })
    .where(eq(students.id, student.record.id));
  expect((await read()).applicant).toMatchObject({ isStudying: false, hasStandingCard: true });
});

test('the queue is searched by number and person, and narrowed', async () => {
  const { application, student } = await desk.addApplication('EXTRA_GRANT');
  const { id, number } = application;
  const eduOrgIds = [student.record.eduOrgId];
  const found = async (body: object) => (await filter({ search: number, ...body })).body.total;
  expect((await filter({ search: number.toLowerCase() })).body.items).toMatchObject([
    { id, type: 'EXTRA_GRANT', isOverdue: false, eduOrg: { id: eduOrgIds[0] } },
  ]);
  expect((await filter({ search: student.email })).body.total).toBe(1);
  expect(await found({ eduOrgIds, types: ['EXTRA_GRANT'], statuses: ['NEW'] })).toBe(1);
  expect(await found({ eduOrgIds: [id] })).toBe(0);
  expect(await found({ types: ['ESK_CARD'] })).toBe(0);
  expect(await found({ statuses: ['APPROVED'] })).toBe(0);
  expect(await found({ createdTo: '2020-01-01T00:00:00Z' })).toBe(0);
  expect(await found({ createdFrom: new Date(Date.now() - 60_000).toISOString() })).toBe(1);
  const wrong = await filter({ types: ['X'], eduOrgIds: ['x'] });
  expect(Object.keys(wrong.body.fields ?? {})).toEqual(['types.0', 'eduOrgIds.0']);
});

test('newest come first', async () => {
  const [first, second] = [
    await desk.addApplication('EXTRA_GRANT'),
    await desk.addApplication('EXTRA_GRANT'),
  ];
  const { body } = await filter({}, desk.tokens.admin, { size: 2 });
  expect(body.items.map(({ id }) => id)).toEqual([second.id, first.id]);
});

test('a new one is overdue after five working days, a decided one never', async () => {
  const [waiting, decided] = [
    await desk.addApplication('EXTRA_GRANT'),
    await desk.addApplication('EXTRA_GRANT'),
  ];
  await desk.approve(decided.id);
  const isOverdue = async (id: string, days: number) => {
    const createdAt = new Date(Date.now() - days * 86_400_000);
    await desk.backend.db.update(applications).set({ createdAt }).where(eq(applications.id, id));
    const { body } = await desk.backend.send(getApplication, {
      token: desk.tokens.audit,
      params: { id },
    });
    return body.isOverdue;
  };
  expect(await isOverdue(waiting.id, 5)).toBe(false);
  expect(await isOverdue(waiting.id, 10)).toBe(true);
  expect(await isOverdue(decided.id, 10)).toBe(false);
});

/** Where the operator of the demo works. */
async function ownOrganisation() {
  const isOperator = eq(users.id, await desk.backend.accountId('edu'));
  const [operator] = await desk.backend.db.select().from(users).where(isOperator);
  return assertDefined(assertDefined(operator).eduOrgId);
}

/** The row of a register that pays at one organisation. */
async function addRegisterOf(eduOrgId: string) {
  const { db } = desk.backend;
  const [row] = await db
    .insert(payments)
    .values({
      ...{ number: randomUUID(), type: 'extra-grant', name: { ru: 'Чужой' }, budget: 1 },
      ...{ periodFrom: '2026-01-01', periodTo: '2026-01-31', status: 'FORMED' },
      createdById: await desk.backend.accountId('payments'),
    })
    .returning();
  const { id } = assertDefined(row);
  await db.insert(paymentsToEduOrgs).values({ paymentId: id, eduOrgId });
  return id;
}

test('an operator sees the applications of the own organisation', async () => {
  const eduOrgId = await ownOrganisation();
  const [own, foreign] = [await addStudent(desk.backend), await addStudent(desk.backend)];
  await desk.backend.db.update(students).set({ eduOrgId }).where(eq(students.id, own.record.id));
  const [other] = await desk.backend.db.select().from(eduOrgs).where(ne(eduOrgs.id, eduOrgId));
  await desk.backend.db
    .update(students)
    .set({ eduOrgId: assertDefined(other).id })
    .where(eq(students.id, foreign.record.id));
  const ids = await Promise.all(
    [own, foreign].map(
      async ({ token }) => (await desk.backend.send(applyForCard, { token })).body.id,
    ),
  );
  const seen = await filter({ statuses: ['NEW'] }, desk.tokens.edu, { size: 100 });
  expect(new Set(seen.body.items.map(({ eduOrg }) => eduOrg.id))).toEqual(new Set([eduOrgId]));
  const reads = ids.map((id) =>
    desk.backend.send(getApplication, { token: desk.tokens.edu, params: { id } }),
  );
  expect((await Promise.all(reads)).map(({ status }) => status)).toEqual([200, 404]);
});

test('an operator reads of whoever has left the organisation what the application told it, and no more', async () => {
  const { backend, tokens } = desk;
  const student = await addStudent(backend, { status: 'ACTIVE' });
  const own = await ownOrganisation();
  const moveTo = (eduOrgId: string) =>
    backend.db.update(students).set({ eduOrgId }).where(eq(students.id, student.record.id));
  await moveTo(own);
  const { id } = (await desk.apply('EXTRA_GRANT', student.token, own)).body;
  const [other] = await backend.db.select().from(eduOrgs).where(ne(eduOrgs.id, own));
  const elsewhere = assertDefined(other).id;
  const register = await addRegisterOf(elsewhere);
  await backend.db.update(applications).set({ paymentId: register }).where(eq(applications.id, id));
  const read = async (token: string) =>
    (await backend.send(getApplication, { token, params: { id } })).body;
  expect((await read(tokens.edu)).applicant).toMatchObject({ card: { status: 'ACTIVE' } });
  await moveTo(elsewhere);
  const { applicant, studentSnapshot, payment } = await read(tokens.edu);
  expect(applicant).toEqual({
    ...{ birthDate: studentSnapshot.birthDate, identityStatus: 'VERIFIED', photoUrl: null },
    ...{ card: null, snils: null, inn: null, passport: null },
  });
  expect(payment).toBeNull();
  const ofStaff = await read(tokens.admin);
  expect(ofStaff.applicant).toMatchObject({ isStudying: true, card: { status: 'ACTIVE' } });
  expect(ofStaff.payment).toMatchObject({ id: register });
});

test('an operator learns of no card and no application without the consent to that', async () => {
  const { backend, tokens } = desk;
  const student = await addStudent(backend, { status: 'ACTIVE', issuedAt: dayAt(Date.now()) });
  const eduOrgId = await ownOrganisation();
  await backend.db.update(students).set({ eduOrgId }).where(eq(students.id, student.record.id));
  const { number, id } = (await desk.apply('EXTRA_GRANT', student.token, eduOrgId)).body;
  const [document] = await backend.db
    .insert(mediaFiles)
    .values({
      ...{ bucket: 'documents', fileName: `${id}.pdf`, originalName: 'Справка.pdf' },
      ...{ mime: 'application/pdf', size: 1, sha256: '0', subjectId: id },
    })
    .returning();
  const agree = (consents: ('PD' | 'PD_SHARE')[]) =>
    backend.send(updateCurrentHuman, { token: student.token, body: { consents } });
  const params = { id: student.id };

  const learned = async (account: 'edu' | 'support') => {
    const token = tokens[account];
    const found = async (body: object) =>
      (await backend.send(filterHumans, { token, body: { search: student.email, ...body } })).body;
    const [person] = (await found({})).items;
    const visitor = assertDefined(await backend.services.sessions.visitorOf(token));
    const { body: metrics } = await backend.send(getMetrics, { token });
    const { body: days } = await backend.send(getDailyMetrics, { token });
    return {
      listed: (await filter({ search: number }, token)).body.total,
      read: (await backend.send(getApplication, { token, params: { id } })).status,
      file: await mayRead(backend.db, visitor, assertDefined(document)),
      card: (await backend.send(getHumanCard, { token, params })).status,
      status: person?.card?.status,
      holders: [(await found({ hasCard: true })).total, (await found({ hasCard: false })).total],
      figures: [metrics.applications?.new, metrics.people?.activeCards],
      today: [days.applications?.at(-1), days.cards?.at(-1)],
    };
  };

  const [before, ofStaff] = [await learned('edu'), await learned('support')];
  const seen = { listed: 1, read: 200, file: true, card: 200, status: 'ACTIVE', holders: [1, 0] };
  expect(before).toMatchObject(seen);
  await agree(['PD', 'PD_SHARE']);
  await agree(['PD']);
  const fewer = (counts: (number | undefined)[]) => counts.map((count) => (count ?? 0) - 1);
  const withheld = {
    ...{ listed: 0, read: 404, file: false, card: 403, status: undefined, holders: [0, 0] },
    ...{ figures: fewer(before.figures), today: fewer(before.today) },
  };
  expect(await learned('edu')).toEqual(withheld);
  expect(await learned('support')).toEqual(ofStaff);
  await agree(['PD', 'PD_SHARE']);
  expect(await learned('edu')).toEqual(before);
  // Never asked.
  await backend.db.delete(consents).where(eq(consents.humanId, student.id));
  expect(await learned('edu')).toEqual(withheld);
});
