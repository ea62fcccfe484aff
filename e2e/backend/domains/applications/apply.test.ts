/** @jest-environment node */
import {
  applyForCard,
  applyForCreditGrant,
  applyForExtraGrant,
  getApplication,
} from '@campus/shared/contract/applications/calls';
import { applicationTypes } from '@campus/shared/contract/applications/machine';
import { eq } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { programs } from '../resources/resourceTables';
import { eskIssuings } from '../cards/cardTables';
import { humans } from '../accounts/humanTables';
import { beforeTests } from '../../testing/beforeTests';
import {
  addHuman,
  addPhoto,
  identified,
  addRecord,
  addStudent,
  openApplicationDesk,
} from './testing/openApplicationDesk';
import { inboxOf } from '../../testing/inboxOf';
import { logOf } from '../../testing/logOf';

const desk = beforeTests(openApplicationDesk);
afterAll(() => desk.backend.stop());

const year = new Date(Date.now() + 3 * 3_600_000).getUTCFullYear();
const prefixes = { ESK_CARD: 'ESK', EXTRA_GRANT: 'EG', CREDIT_GRANT: 'CG' };

test.each(applicationTypes)('%s has a number, a snapshot and a message', async (type) => {
  const { student, id, application } = await desk.addApplication(type);
  expect(application).toMatchObject({ type, status: 'NEW', decidedAt: null, files: [] });
  expect(application.number).toMatch(new RegExp(`^${prefixes[type]}-${year}-\\d{6}$`));
  const { body } = await desk.backend.send(getApplication, {
    token: desk.tokens.audit,
    params: { id },
  });
  expect(body).toMatchObject({
    human: { id: student.id, lastName: 'Тестовая' },
    studentSnapshot: { lastName: 'Тестовая', course: student.record.course, status: 'Учится' },
    applicant: { identityStatus: 'VERIFIED', snils: expect.stringMatching(/^•••-•••-/) as string },
    isOverdue: false,
    decidedBy: null,
    payment: null,
  });
  expect(await inboxOf(desk.backend, student.id)).toEqual([
    expect.stringContaining(`${application.number} принята`) as string,
  ]);
  expect((await logOf(desk.backend, student.id)).map(({ action }) => action)).toEqual([
    'application.create',
  ]);
});

test.each(applicationTypes)('%s twice at once is one application', async (type) => {
  const { student, id } = await desk.addApplication(type);
  await desk.cancel(id, student.token);
  const apply = () => desk.apply(type, student.token, student.record.eduOrgId);
  const answers = await Promise.all([apply(), apply()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('APPLICATION_DUPLICATE');
  expect((await apply()).body.code).toBe('APPLICATION_DUPLICATE');
});

test('a card needs a verified identity and a photograph', async () => {
  const human = await addHuman(desk.backend, identified());
  await addRecord(desk.backend, { humanId: human.id });
  const apply = () => desk.backend.send(applyForCard, { token: human.token });
  expect(await apply()).toMatchObject({ status: 422, body: { code: 'IDENTITY_NOT_VERIFIED' } });
  const own = eq(humans.id, human.id);
  await desk.backend.db.update(humans).set({ identityStatus: 'VERIFIED' }).where(own);
  expect(await apply()).toMatchObject({ status: 422, body: { code: 'PHOTO_MISSING' } });
  const photoId = await addPhoto(desk.backend, human.id);
  await desk.backend.db.update(humans).set({ photoId }).where(own);
  expect((await apply()).status).toBe(200);
});

test.each([
  ['ISSUING', null],
  ['ACTIVE', null],
  ['BLOCKED', 'FRAUD'],
  ['BLOCKED', 'STAFF'],
] as const)('a card that is %s (%s) stands in the way of another', async (status, blockReason) => {
  const { token } = await addStudent(desk.backend, { status, blockReason });
  const answer = await desk.backend.send(applyForCard, { token });
  expect(answer).toMatchObject({ status: 409, body: { code: 'CARD_LIVE' } });
});

test('the way of issue must be open', async () => {
  const closed = {
    name: { ru: 'Закрыт' },
    kind: 'PLASTIC',
    leadDays: 1,
    isActive: false,
  } as const;
  const [issuing] = await desk.backend.db.insert(eskIssuings).values(closed).returning();
  const { token } = await addStudent(desk.backend);
  const apply = (issuingId: string) =>
    desk.backend.send(applyForCard, { token, body: { issuingId } });
  const answer = await apply(assertDefined(issuing).id);
  expect(answer).toMatchObject({
    status: 422,
    body: { fields: { issuingId: 'ISSUING_UNKNOWN' } },
  });
  expect((await apply('x')).body.fields).toEqual({ issuingId: 'ID_FORMAT' });
});

test('money needs an active card', async () => {
  const { token, record } = await addStudent(desk.backend, { status: 'BLOCKED' });
  const extra = await desk.backend.send(applyForExtraGrant, { token });
  expect(extra).toMatchObject({ status: 422, body: { code: 'CARD_NOT_ACTIVE' } });
  const body = await desk.credit(record.eduOrgId);
  const answer = await desk.backend.send(applyForCreditGrant, { token, body });
  expect(answer.body.code).toBe('CARD_NOT_ACTIVE');
});

test('a credit names a programme of the own organisation that such grants are for', async () => {
  const { token, record } = await addStudent(desk.backend, { status: 'ACTIVE' });
  const { eduOrgId } = record;
  const like = { eduOrgId, code: '01.01.01', name: { ru: 'Платная' }, level: 'SPO' } as const;
  const [paid] = await desk.backend.db
    .insert(programs)
    .values({ ...like, nsiId: 'no-grant', months: 12, grantEligible: false })
    .returning();
  const apply = async (programId: string) => {
    const body = await desk.credit(eduOrgId, { programId });
    return (await desk.backend.send(applyForCreditGrant, { token, body })).body.fields;
  };
  expect(await apply(assertDefined(paid).id)).toEqual({ programId: 'PROGRAM_NOT_ELIGIBLE' });
  expect(await apply(eduOrgId)).toEqual({ programId: 'PROGRAM_UNKNOWN' });
});

test('wrong terms of a credit are named', async () => {
  const { token, record } = await addStudent(desk.backend, { status: 'ACTIVE' });
  const body = await desk.credit(record.eduOrgId, {
    programId: 'x',
    semester: '2026',
    bank: '',
    contractDate: '2999-01-01',
    creditAmount: 0,
    accountMask: '40817810099910004312',
  });
  const answer = await desk.backend.send(applyForCreditGrant, { token, body });
  expect(answer.status).toBe(422);
  expect(answer.body.fields).toEqual({
    programId: 'ID_FORMAT',
    semester: 'PERIOD_FORMAT',
    bank: 'REQUIRED',
    contractDate: 'DATE_IN_FUTURE',
    creditAmount: 'RANGE',
    accountMask: 'ACCOUNT_MASK_FORMAT',
  });
});
