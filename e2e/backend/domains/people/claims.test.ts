/** @jest-environment node */
import {
  getCurrentHuman,
  updateCurrentHuman,
  updateIdentity,
  claimStudent,
  findStudents,
} from '@campus/shared/contract/people/calls';
import { getWorkPlan } from '@campus/shared/contract/education/calls';
import { and, eq } from 'drizzle-orm';
import { demoStudy } from '../../../fixtures/demoAccounts';
import { assertDefined } from '../../platform/database/assertDefined';
import { recipientsWhere } from '../notifications/recipientsWhere';
import { humans, students } from '../accounts/humanTables';
import {
  addHuman,
  identified,
  addRecord,
  addRecordOf,
} from '../applications/testing/openApplicationDesk';
import { backendForFile } from '../../testing/backendForFile';
import { inboxOf } from '../../testing/inboxOf';
import { logOf } from '../../testing/logOf';
import { studentClaims } from './peopleTables';
import { passport } from './testing/passport';
import { setStudentStatus } from '../../testing/setStudentStatus';

const backend = backendForFile();

const claim = (token: string, uuid: string, body: object = {}) =>
  backend.send(claimStudent, { token, params: { uuid }, body });

const holderOf = async (id: string) => {
  const [row] = await backend.db.select().from(students).where(eq(students.id, id));
  return assertDefined(row).humanId;
};

const whoAmI = async (token: string) => {
  const { body } = await backend.send(getCurrentHuman, { token });
  if (body.kind !== 'HUMAN') throw new Error('Staff have no study');
  return body;
};

const waits = { student: null, claim: { status: 'WAITING' } };

describe('a record is linked at once', () => {
  test('where everything agrees and the СНИЛС is known to both', async () => {
    const human = await addHuman(backend, identified({ middleName: 'Игоревна' }));
    const record = await addRecordOf(backend, human, { lastName: 'ТЕСТОВАЯ' });
    const { body } = await claim(human.token, record.id);
    const linked = { identityStatus: 'VERIFIED', student: { id: record.id }, claim: null };
    expect(body).toMatchObject(linked);
    expect(await whoAmI(human.token)).toMatchObject({ isStudent: true, version: 2 });
    expect(await inboxOf(backend, human.id)).toEqual(['Личность подтверждена', 'Учёба добавлена']);
    const actions = (await logOf(backend, human.id)).map(({ action }) => action);
    expect(actions.sort()).toEqual(['human.identity.compare', 'student.claim']);
  });

  test('where name and birthday agree and the person knows the record book', async () => {
    const human = await addHuman(backend, identified());
    const record = await addRecordOf(backend, human, { snils: null, recordBook: '26-АБ12' });
    const { body } = await claim(human.token, record.id, { recordBook: ' 26-аб12 ' });
    expect(body).toMatchObject({ identityStatus: 'VERIFIED', student: { id: record.id } });
  });

  test('by a call without a body, as the specification has it', async () => {
    const human = await addHuman(backend, identified());
    const record = await addRecordOf(backend, human);
    const answer = await backend.app.inject({
      method: 'POST',
      url: `/api/participants/student/apply/${record.id}`,
      headers: { authorization: `Bearer ${human.token}` },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ student: { id: record.id } });
  });
});

test('the newcomer of the demo finds her record, and it is linked without staff', async () => {
  const token = await backend.tokenOf('newcomer');
  const { lastName, firstName, birthDate, snils } = demoStudy;
  const known = { lastName, firstName, birthDate, snils, gender: 'F', citizenship: 'RU' };
  const body = { ...known, passport: { ...passport, issuedAt: '2021-03-08' } };
  expect((await backend.send(updateIdentity, { token, body })).status).toBe(200);
  const [record] = await backend.db.select().from(students).where(eq(students.snils, snils));
  const params = { eduOrgId: assertDefined(record).eduOrgId };
  const found = await backend.send(findStudents, { token, params });
  const { uuid } = assertDefined(found.body[0]);
  const linked = (await claim(token, uuid)).body;
  expect(linked).toMatchObject({ identityStatus: 'VERIFIED', student: { id: uuid } });
});

describe('a stranger does not get a record', () => {
  test('by claiming it with another identity, and the owner still does', async () => {
    const [owner, thief] = [
      await addHuman(backend, identified({ lastName: 'Хозяйкина' })),
      await addHuman(backend, identified({ lastName: 'Злой', birthDate: '2001-01-01' })),
    ];
    const record = await addRecordOf(backend, owner);
    const { status, body } = await claim(thief.token, record.id);
    expect({ status, ...body }).toMatchObject({ status: 200, ...waits });
    expect(JSON.stringify(body)).not.toContain(record.recordBook);
    expect(await whoAmI(thief.token)).toMatchObject({ isStudent: false, student: null });
    expect((await backend.send(getWorkPlan, { token: thief.token })).status).toBe(403);
    expect(await holderOf(record.id)).toBeNull();
    expect((await claim(owner.token, record.id)).body).toMatchObject({
      student: { id: record.id },
    });
  });

  test.each([
    ['the record has no СНИЛС', { snils: null }, {}],
    ['the record book is another', { snils: null }, { recordBook: '00-0000' }],
    ['the record names nobody', { lastName: null, birthDate: null, snils: null }, {}],
    [
      'the record names nobody, but its number is known',
      { lastName: null, firstName: null, birthDate: null, snils: null, recordBook: '26-7' },
      { recordBook: '26-7' },
    ],
  ])('by name and birthday alone: %s', async (_, change, typed) => {
    const human = await addHuman(backend, identified());
    const record = await addRecordOf(backend, human, change);
    const { body } = await claim(human.token, record.id, typed);
    expect(body).toMatchObject({ ...waits, identityStatus: 'FILLED' });
    expect(await holderOf(record.id)).toBeNull();
  });

  test.each([
    ['birthday', { birthDate: '2001-01-01' }],
    ['name', { firstName: 'Другая' }],
    ['СНИЛС', { snils: '08765430300' }],
  ])('where the %s differs, and that is a mismatch', async (_, change) => {
    const human = await addHuman(backend, identified());
    const record = await addRecordOf(backend, human, { recordBook: '26-0101', ...change });
    const { body } = await claim(human.token, record.id, { recordBook: '26-0101' });
    expect(body).toMatchObject({ ...waits, identityStatus: 'MISMATCH' });
    const told = ['Данные не совпали', 'Запрос об учёбе принят'];
    expect(await inboxOf(backend, human.id)).toEqual(told);
    expect(await holderOf(record.id)).toBeNull();
  });

  test('that another account has, and is not told that it has', async () => {
    const [holder, human] = [await addHuman(backend), await addHuman(backend, identified())];
    const free = await addRecordOf(backend, human, { snils: null });
    const taken = await addRecordOf(backend, human, { snils: null, humanId: holder.id });
    const shape = ({ status, body }: Awaited<ReturnType<typeof claim>>) => ({
      status,
      ...body,
      claim: { status: body.claim?.status },
    });
    const answers = [await claim(human.token, free.id), await claim(human.token, taken.id)];
    expect(shape(assertDefined(answers[1]))).toEqual(shape(assertDefined(answers[0])));
    const proven = await addRecordOf(backend, human, { humanId: (await addHuman(backend)).id });
    expect((await claim(human.token, proven.id)).body).toMatchObject(waits);
    expect(await holderOf(taken.id)).toBe(holder.id);
  });

  test('by guessing its number: after five guesses of anybody only staff link it that day', async () => {
    const human = await addHuman(backend, identified());
    const record = await addRecordOf(backend, human, { snils: null, recordBook: '26-5555' });
    for (let number = 0; number < 5; number += 1) {
      const guesser = await addHuman(backend, identified({ lastName: 'Гадающий' }));
      await claim(guesser.token, record.id.toUpperCase(), { recordBook: `26-000${number}` });
    }
    const { body } = await claim(human.token, record.id, { recordBook: '26-5555' });
    expect(body).toMatchObject(waits);
  });
});

describe('a mismatch', () => {
  test('takes the role of a student and the record from whoever has one', async () => {
    const human = await addHuman(backend, identified({ identityStatus: 'VERIFIED' }));
    await addRecordOf(backend, human, { humanId: human.id });
    const isMailed = () =>
      backend.db.$count(
        humans,
        and(recipientsWhere({ mode: 'STUDENTS' }, ['INBOX']), eq(humans.id, human.id)),
      );
    expect((await backend.send(getWorkPlan, { token: human.token })).status).toBe(200);
    expect(await isMailed()).toBe(1);
    const differs = { identityStatus: 'MISMATCH' } as const;
    await backend.db.update(humans).set(differs).where(eq(humans.id, human.id));
    expect((await backend.send(getWorkPlan, { token: human.token })).status).toBe(403);
    expect(await whoAmI(human.token)).toMatchObject({ isStudent: false, student: null });
    expect(await isMailed()).toBe(0);
  });

  test('does not end by copying the name and birthday of a linked record', async () => {
    const owner = await addHuman(backend, identified({ lastName: 'Списанная' }));
    const thief = await addHuman(backend, identified({ identityStatus: 'MISMATCH' }));
    const record = await addRecordOf(backend, owner, { snils: null, humanId: thief.id });
    const { lastName, firstName, birthDate } = owner;
    const documents = { gender: 'F', citizenship: 'RU', snils: thief.snils, passport };
    const copied = { ...documents, lastName, firstName, birthDate };
    const { body } = await backend.send(updateIdentity, { token: thief.token, body: copied });
    expect(body).toMatchObject({ identityStatus: 'MISMATCH', isStudent: false, student: null });
    const again = await claim(thief.token, record.id);
    expect(again.body).toMatchObject({ ...waits, identityStatus: 'MISMATCH' });
    const known = await claim(thief.token, record.id, {
      recordBook: assertDefined(record.recordBook),
    });
    expect(known.body).toMatchObject({ identityStatus: 'VERIFIED', student: { id: record.id } });
  });

  test('is what becomes of a linked person who takes another name', async () => {
    const human = await addHuman(backend, identified());
    await addRecordOf(backend, human, { humanId: human.id });
    const rename = (lastName: string) =>
      backend.send(updateCurrentHuman, { token: human.token, body: { lastName } });
    const other = await rename('Другая');
    expect(other.body).toMatchObject({ identityStatus: 'MISMATCH', isStudent: false });
    expect((await backend.send(getWorkPlan, { token: human.token })).status).toBe(403);
    expect((await rename('Тестовая')).body).toMatchObject({ identityStatus: 'VERIFIED' });
  });

  test('is compared again with the next record', async () => {
    const human = await addHuman(backend, identified({ identityStatus: 'MISMATCH' }));
    const { body } = await claim(human.token, (await addRecordOf(backend, human)).id);
    expect(body.identityStatus).toBe('VERIFIED');
  });

  test('is not what happens to a verified person who asks for another record', async () => {
    const human = await addHuman(backend, identified({ identityStatus: 'VERIFIED' }));
    const other = await addRecordOf(backend, human, { firstName: 'Другая' });
    const { body } = await claim(human.token, other.id);
    expect(body).toMatchObject({ ...waits, identityStatus: 'VERIFIED' });
  });
});

describe('claims', () => {
  test('wait once for each record, and end when the person proves it', async () => {
    const human = await addHuman(backend, identified());
    const record = await addRecordOf(backend, human, { snils: null, recordBook: '26-3131' });
    const first = await claim(human.token, record.id);
    const second = await claim(human.token, record.id, { recordBook: '26-0000' });
    expect(second.body.claim).toEqual(first.body.claim);
    expect(await inboxOf(backend, human.id)).toEqual(['Запрос об учёбе принят']);
    const proven = await claim(human.token, record.id, { recordBook: '26-3131' });
    expect(proven.body).toMatchObject({ claim: null, student: { id: record.id } });
    const proof: unknown = expect.objectContaining({ action: 'student.claim.prove' });
    expect(await logOf(backend, human.id)).toContainEqual(proof);
    const claims = backend.db.select().from(studentClaims);
    const ended = await claims.where(eq(studentClaims.humanId, human.id));
    expect(ended).toMatchObject([{ status: 'ACCEPTED', decidedById: null, reason: null }]);
  });

  test('are five a day, whatever becomes of them', async () => {
    const { token, id } = await addHuman(backend, identified());
    const record = await addRecord(backend);
    for (const uuid of [record.id, id, record.id, id]) await claim(token, uuid);
    expect((await claim(token, id)).status).toBe(404);
    const refused = await claim(token, record.id);
    expect(refused).toMatchObject({ status: 429, body: { code: 'STUDENT_CLAIM_LIMIT' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
  });

  test('need an identity, before which none of them counts, and a record that is there', async () => {
    const [nobody, record] = [await addHuman(backend), await addRecord(backend)];
    const empty = { status: 422, body: { code: 'IDENTITY_EMPTY' } };
    for (let time = 0; time < 6; time += 1)
      expect(await claim(nobody.token, record.id)).toMatchObject(empty);
    const human = await addHuman(backend, identified());
    expect((await claim(human.token, human.id)).status).toBe(404);
    expect((await claim(human.token, 'x')).body.fields).toEqual({ uuid: 'ID_FORMAT' });
    const long = await claim(human.token, record.id, { recordBook: '1'.repeat(31) });
    expect(long.body.fields).toEqual({ recordBook: 'TOO_LONG' });
  });

  test('to a second study are refused until the first is over', async () => {
    const human = await addHuman(backend, identified());
    const [first, second] = [await addRecordOf(backend, human), await addRecordOf(backend, human)];
    await claim(human.token, first.id);
    for (const { id } of [first, second]) {
      const answer = await claim(human.token, id);
      expect(answer).toMatchObject({ status: 409, body: { code: 'STUDENT_LINKED' } });
    }
    await setStudentStatus(backend.db, human.id, 'GRADUATED');
    expect((await claim(human.token, second.id)).body.student?.id).toBe(second.id);
    expect(await holderOf(first.id)).toBeNull();
  });

  test('of two people to one record at once link it to exactly one, and the other waits', async () => {
    const people = [await addHuman(backend, identified()), await addHuman(backend, identified())];
    const book = { snils: null, recordBook: '26-2222' };
    const { id } = await addRecordOf(backend, assertDefined(people[0]), book);
    const typed = { recordBook: '26-2222' };
    const answers = await Promise.all(people.map(({ token }) => claim(token, id, typed)));
    const linked = answers.filter(({ body }) => body.student);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(linked.map(({ body }) => body.claim)).toEqual([null]);
    expect(answers.filter(({ body }) => body.claim?.status === 'WAITING')).toHaveLength(1);
  });

  test('of one person to two records at once link exactly one', async () => {
    const human = await addHuman(backend, identified());
    const records = [await addRecordOf(backend, human), await addRecordOf(backend, human)];
    const answers = await Promise.all(records.map(({ id }) => claim(human.token, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
