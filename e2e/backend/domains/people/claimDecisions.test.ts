/** @jest-environment node */
import {
  getCurrentHuman,
  updateIdentity,
  claimStudent,
} from '@campus/shared/contract/people/calls';
import { getWorkPlan } from '@campus/shared/contract/education/calls';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import {
  acceptStudentClaim,
  filterStudentClaims,
  getStudentClaim,
  refuseStudentClaim,
  unlinkStudy,
} from '@campus/shared/contract/people/staffCalls';
import { eq } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { humans, students } from '../accounts/humanTables';
import {
  addHuman,
  identified,
  addRecordOf,
  addStudent,
} from '../applications/testing/openApplicationDesk';
import { backendForFile } from '../../testing/backendForFile';
import { inboxOf } from '../../testing/inboxOf';
import { logOf } from '../../testing/logOf';
import { humanNotifications } from '../inbox/inboxTables';
import { passport } from './testing/passport';

const backend = backendForFile();
const unknown = '00000000-0000-4000-8000-000000000000';
let support: string;
beforeAll(async () => {
  support = await backend.tokenOf('support');
});

type Human = Awaited<ReturnType<typeof addHuman>>;
type StudyRecord = Awaited<ReturnType<typeof addRecordOf>>;

const accept = (id: string, human: { version: number }, student: { version: number }) =>
  backend.send(acceptStudentClaim, {
    token: support,
    params: { id },
    body: { humanVersion: human.version, studentVersion: student.version },
  });
const refuse = (id: string, reason = 'Паспорт другого человека') =>
  backend.send(refuseStudentClaim, { token: support, params: { id }, body: { reason } });
const unlink = (id: string, reason = 'Запись другого человека') =>
  backend.send(unlinkStudy, { token: support, params: { id }, body: { reason } });
const list = async (body: object = {}, query: Record<string, number | boolean> = {}) =>
  (await backend.send(filterStudentClaims, { token: support, body, query })).body;

/** A claim that waits for staff. */
async function askFor(human: Human, record: StudyRecord, body: object = {}) {
  const answer = await backend.send(claimStudent, {
    token: human.token,
    params: { uuid: record.id },
    body,
  });
  return assertDefined(answer.body.claim).id;
}

/** Somebody whose claim to a record without a СНИЛС waits. */
async function waiting(change: object = {}) {
  const human = await addHuman(backend, identified());
  const record = await addRecordOf(backend, human, { snils: null, ...change });
  return { human, record, id: await askFor(human, record) };
}

const holderOf = async (id: string) => {
  const [row] = await backend.db.select().from(students).where(eq(students.id, id));
  return assertDefined(row).humanId;
};
/** What somebody is told whose claim is refused. */
async function refusalTo(humanId: string) {
  const told = await backend.db
    .select()
    .from(humanNotifications)
    .where(eq(humanNotifications.humanId, humanId));
  return told.find(({ title }) => title.en === 'Your study claim was refused');
}

const actionsOf = async (id: string) =>
  (await logOf(backend, id)).map(({ action }) => action).sort();

describe('the list of claims', () => {
  test('shows both sides, what agrees, who holds the record, and no document in full', async () => {
    const human = await addHuman(backend, identified({ lastName: 'Сравниваемая' }));
    const holder = await addHuman(backend, { lastName: 'Занявшая' });
    const change = { snils: '08765430300', middleName: 'Ивановна', humanId: holder.id };
    const record = await addRecordOf(backend, human, change);
    const id = await askFor(human, record, { recordBook: '99-99' });
    const { items } = await list({ statuses: ['WAITING'] }, { size: 100 });
    const claim = assertDefined(items.find((item) => item.id === id));
    expect(claim).toMatchObject({
      status: 'WAITING',
      decidedBy: null,
      human: { id: human.id, lastName: 'Сравниваемая', recordBook: '99-99', email: human.email },
      student: { id: record.id, recordBook: record.recordBook, middleName: 'Ивановна' },
      holder: { id: holder.id, lastName: 'Занявшая', email: holder.email },
      agreement: {
        ...{ lastName: true, firstName: true, middleName: null, birthDate: true },
        ...{ snils: false, recordBook: false },
      },
    });
    expect(claim.student.snils).toBe('•••-•••-303 00');
    expect(JSON.stringify(claim)).not.toMatch(new RegExp(`${human.snils}|08765430300`));
  });

  test('is paged, newest first, and filtered by status', async () => {
    const [first, second] = [await waiting(), await waiting()];
    await refuse(first.id);
    const waits = await list({ statuses: ['WAITING'] }, { size: 1 });
    expect(waits).toMatchObject({ skip: 0, size: 1, items: [{ id: second.id }] });
    const refused = await list({ statuses: ['REFUSED'] }, { size: 100 });
    expect(refused.items.map(({ id }) => id)).toContain(first.id);
    expect(refused.total).toBe(refused.items.length);
    const all = await list({}, { size: 100, asc: true });
    expect(all.items.at(-1)?.id).toBe(second.id);
  });
});

test('one claim is read as the list has it, and an unknown one is not found', async () => {
  const { id } = await waiting();
  const read = (which: string) =>
    backend.send(getStudentClaim, { token: support, params: { id: which } });
  const { items } = await list({ statuses: ['WAITING'] }, { size: 100 });
  expect((await read(id)).body).toEqual(items.find((item) => item.id === id));
  expect((await read(unknown)).status).toBe(404);
});

describe('a claim that is accepted', () => {
  test('links the record, verifies the identity, and the person is told', async () => {
    const { human, record, id } = await waiting();
    const { body } = await accept(id, human, record);
    expect(body).toMatchObject({
      status: 'ACCEPTED',
      ...{ id, holder: { id: human.id }, decidedBy: { id: await backend.accountId('support') } },
      ...{ decidedAt: expect.any(String) as string, human: { identityStatus: 'VERIFIED' } },
    });
    const me = await backend.send(getCurrentHuman, { token: human.token });
    expect(me.body).toMatchObject({ isStudent: true, student: { id: record.id } });
    expect(await inboxOf(backend, human.id)).toEqual([
      ...['Запрос об учёбе принят', 'Личность подтверждена', 'Учёба добавлена'],
    ]);
    expect(await actionsOf(human.id)).toEqual([
      ...['human.identity.confirm', 'student.claim', 'student.claim.accept'],
      'student.claim.ask',
    ]);
  });

  test('refuses the others’ claims to the record, and does not say whose it is', async () => {
    const one = await waiting();
    const other = await addHuman(backend, identified());
    const otherId = await askFor(other, one.record);
    await accept(one.id, assertDefined(await humanOf(one.human.id)), one.record);
    expect(await refuse(otherId)).toMatchObject({ status: 409, body: { current: 'REFUSED' } });
    expect(await refusalTo(other.id)).toMatchObject({
      kind: 'INFO',
      body: {
        ru: 'Мы не смогли подтвердить, что запись ваша. Если это ошибка, напишите в поддержку.',
        en: 'We could not confirm that the record is yours. If this is a mistake, contact support.',
      },
    });
    const yielded = (await logOf(backend, other.id)).at(-1);
    expect(yielded).toMatchObject({ action: 'student.claim.yield', entityId: otherId });
    expect(yielded?.diff).toEqual({ status: { from: 'WAITING', to: 'REFUSED' } });
  });

  test('is of what was looked at: a person or a record that changed since is looked at again', async () => {
    const { human, record, id } = await waiting();
    const { lastName, firstName, birthDate, snils } = human;
    const known = { lastName, firstName, birthDate, snils, gender: 'F', citizenship: 'RU' };
    const body = { ...known, firstName: 'Другая', passport };
    await backend.send(updateIdentity, { token: human.token, body });
    const old = { status: 409, body: { code: 'VERSION' } };
    expect(await accept(id, human, record)).toMatchObject(old);
    const now = assertDefined(await humanOf(human.id));
    expect(await accept(id, now, { version: record.version + 1 })).toMatchObject(old);
    expect(await holderOf(record.id)).toBeNull();
    expect((await accept(id, now, record)).status).toBe(200);
  });

  test('needs a record that nobody else holds, until it is unlinked', async () => {
    // Deleting the account does not keep the record either.
    const gone = { state: 'DELETED', deletedAt: new Date() } as const;
    const holder = await addHuman(backend, identified({ identityStatus: 'VERIFIED', ...gone }));
    const { human, record, id } = await waiting({ humanId: holder.id });
    const taken = await accept(id, human, record);
    expect(taken).toMatchObject({ status: 409, body: { code: 'STUDENT_TAKEN' } });
    await unlink(holder.id);
    expect((await accept(id, human, { version: record.version + 1 })).status).toBe(200);
    expect(await holderOf(record.id)).toBe(human.id);
  });

  test('needs a person who studies nowhere else, and whose account is open', async () => {
    const { human, record, id } = await waiting();
    const own = await addRecordOf(backend, human, { humanId: human.id });
    const busy = await accept(id, human, record);
    expect(busy).toMatchObject({ status: 409, body: { code: 'STUDY_GOES_ON' } });
    await backend.db.update(students).set({ humanId: null }).where(eq(students.id, own.id));
    const gone = { state: 'DELETED', deletedAt: new Date() } as const;
    await backend.db.update(humans).set(gone).where(eq(humans.id, human.id));
    expect(await accept(id, human, record)).toMatchObject({ body: { current: 'DELETED' } });
  });
});

describe('a decision', () => {
  test('to refuse says why, to the person too, and links nothing', async () => {
    const { human, record, id } = await waiting();
    expect(await refuse(id, 'нет')).toMatchObject({ body: { fields: { reason: 'TOO_SHORT' } } });
    const { body } = await refuse(id, 'Фотография другого человека.');
    expect(body).toMatchObject({ status: 'REFUSED', reason: 'Фотография другого человека.' });
    expect(await refusalTo(human.id)).toMatchObject({
      title: { ru: 'Запрос об учёбе отклонён' },
      body: {
        ru: 'Причина: Фотография другого человека. Если это ошибка, напишите в поддержку.',
        en: 'Reason: Фотография другого человека. If this is a mistake, contact support.',
      },
    });
    expect(await logOf(backend, human.id)).toContainEqual(
      expect.objectContaining({
        ...{ action: 'student.claim.refuse', entityType: 'studentClaim', entityId: id },
        diff: {
          status: { from: 'WAITING', to: 'REFUSED' },
          reason: { to: 'Фотография другого человека.' },
        },
      }),
    );
    expect(await holderOf(record.id)).toBeNull();
  });

  test('is made once, even by two at once', async () => {
    const { human, record, id } = await waiting();
    const answers = await Promise.all([accept(id, human, record), refuse(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'STATE',
      message: expect.stringMatching(/^Запрос об учёбе уже (принят|отклонён)\./) as string,
    });
  });

  test('gives a record to one of two people, also where both are accepted at once', async () => {
    const one = await waiting();
    const other = await addHuman(backend, identified());
    const otherId = await askFor(other, one.record);
    const answers = await Promise.all([
      accept(one.id, one.human, one.record),
      accept(otherId, other, one.record),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers[0].status === 200 ? one.human.id : other.id;
    expect(await holderOf(one.record.id)).toBe(winner);
  });

  test('about a claim or a person that is not there is not found', async () => {
    const one = { version: 1 };
    const answers = [await accept(unknown, one, one), await refuse(unknown), await unlink(unknown)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe('a study that is unlinked', () => {
  test('takes role, record, card and verified identity with it, and leaves a trace', async () => {
    const student = await addStudent(backend, { status: 'ACTIVE' });
    expect((await backend.send(getWorkPlan, { token: student.token })).status).toBe(200);
    const { body } = await unlink(student.id, 'Запись другого человека');
    expect(body).toMatchObject({ isStudent: false, student: null, identityStatus: 'FILLED' });
    expect((await backend.send(getWorkPlan, { token: student.token })).status).toBe(403);
    const card = await backend.send(getCampusCard, { token: student.token });
    expect(card.body).toMatchObject({
      ...{ status: 'BLOCKED', blockReason: 'STUDY_ENDED', eduOrg: null, level: null },
    });
    expect(await holderOf(student.record.id)).toBeNull();
    const log = await logOf(backend, student.id);
    expect(log.map(({ action }) => action).sort()).toEqual(['card.block', 'student.unlink']);
    expect(log.find(({ action }) => action === 'student.unlink')?.diff).toMatchObject({
      reason: { to: 'Запись другого человека' },
      identityStatus: { from: 'VERIFIED', to: 'FILLED' },
    });
    expect(await inboxOf(backend, student.id)).toEqual([
      ...['Карта заблокирована: учёба завершена', 'Учёба отвязана от вашей учётной записи'],
    ]);
  });

  test('is somebody’s, and the reason is given', async () => {
    const nobody = await addHuman(backend);
    const answer = await unlink(nobody.id);
    expect(answer).toMatchObject({ status: 422, body: { code: 'STUDY_NOT_LINKED' } });
    expect((await unlink(nobody.id, '')).body.fields).toEqual({ reason: 'REQUIRED' });
  });
});

async function humanOf(id: string) {
  const [row] = await backend.db.select().from(humans).where(eq(humans.id, id));
  return row;
}
