/** @jest-environment node */
import { getCurrentHuman } from '@campus/shared/contract/participants';
import { claimStudent, findStudents } from '@campus/shared/contract/students';
import { eq } from 'drizzle-orm';
import { existing } from '../existing';
import { students } from '../schema/people';
import { addHuman, identified } from '../testing/addHuman';
import { addRecord } from '../testing/addRecord';
import { inboxOf } from '../testing/inboxOf';
import { logOf } from '../testing/logOf';
import { setStudentStatus } from '../testing/setStudentStatus';
import { backendForFile } from '../testing/backendForFile';

const backend = backendForFile();

const claim = (token: string, uuid: string) =>
  backend.send(claimStudent, { token, params: { uuid } });
const find = (token: string, eduOrgId: string, body: object = {}) =>
  backend.send(findStudents, { token, params: { eduOrgId }, body });

/** A record of the same person, unless it says otherwise. */
const recordOf = (human: Awaited<ReturnType<typeof addHuman>>, change: object = {}) => {
  const { lastName, firstName, birthDate, snils } = human;
  return addRecord(backend, { lastName, firstName, birthDate, snils, ...change });
};

describe('the search for the own record', () => {
  test('finds by name and birthday, and shows too little to learn from', async () => {
    const human = await addHuman(backend);
    const record = await addRecord(backend, {
      lastName: 'Соловьёва',
      firstName: 'Вера',
      birthDate: '2004-02-29',
      recordBook: '24-0777',
    });
    const typed = { lastName: 'СОЛОВЬЕВА', firstName: 'вера', birthDate: '2004-02-29' };
    const { body } = await find(human.token, record.eduOrgId, typed);
    expect(body).toMatchObject([
      { uuid: record.id, name: 'С••• В•••', recordBook: '24•••77', course: record.course },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/2004-02-29|0777|оловь/);
  });

  test('takes what is not typed from the identity', async () => {
    const human = await addHuman(backend, identified({ lastName: 'Незаметная' }));
    const record = await recordOf(human);
    const { body } = await find(human.token, record.eduOrgId);
    expect(body.map(({ uuid }) => uuid)).toEqual([record.id]);
  });

  test('a number of somebody with another surname finds nothing', async () => {
    const human = await addHuman(backend, identified({ lastName: 'Чужая' }));
    const record = await addRecord(backend, { lastName: 'Своя', recordBook: '24-1234' });
    const unnamed = await addRecord(backend, { recordBook: '24-4321' });
    const byBook = (recordBook: string) => find(human.token, record.eduOrgId, { recordBook });
    expect((await byBook('24-1234')).body).toEqual([]);
    expect((await byBook('24-4321')).body).toMatchObject([{ uuid: unnamed.id, name: null }]);
  });

  test('another organisation, nothing to search by and nonsense are refused', async () => {
    const [nobody, human] = [await addHuman(backend), await addHuman(backend, identified())];
    const record = await recordOf(human);
    const unknown = await find(human.token, '00000000-0000-4000-8000-000000000000');
    expect(unknown.status).toBe(404);
    const empty = await find(nobody.token, record.eduOrgId);
    expect(empty).toMatchObject({ status: 422, body: { code: 'STUDENT_SEARCH_EMPTY' } });
    const wrong = await find(human.token, 'x', { snils: '1', birthDate: 'yesterday' });
    expect(Object.keys(wrong.body.fields ?? {}).sort()).toEqual(['birthDate', 'eduOrgId', 'snils']);
  });

  test('the eleventh within an hour has to wait', async () => {
    const { token } = await addHuman(backend, identified());
    const { eduOrgId } = await addRecord(backend);
    for (let count = 0; count < 10; count += 1) await find(token, eduOrgId);
    const { status, body, headers } = await find(token, eduOrgId);
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'STUDENT_FIND_LIMIT' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(3_000);
  });
});

describe('«This is me»', () => {
  test('the record that agrees with the identity verifies it', async () => {
    const human = await addHuman(backend, identified({ middleName: 'Игоревна' }));
    const record = await recordOf(human, { lastName: 'ТЕСТОВАЯ' });
    const { body } = await claim(human.token, record.id);
    expect(body).toMatchObject({ identityStatus: 'VERIFIED', student: { id: record.id } });
    const me = await backend.send(getCurrentHuman, { token: human.token });
    expect(me.body).toMatchObject({ isStudent: true, identityStatus: 'VERIFIED', version: 2 });
    expect(await inboxOf(backend, human.id)).toEqual(['Личность подтверждена', 'Учёба добавлена']);
    const actions = (await logOf(backend, human.id)).map(({ action }) => action);
    expect(actions.sort()).toEqual(['human.identity.compare', 'student.claim']);
  });

  test.each([
    ['birthday', { birthDate: '2001-01-01' }],
    ['name', { firstName: 'Другая' }],
    ['СНИЛС', { snils: '08765430300' }],
  ])('another %s is a mismatch', async (_, change) => {
    const human = await addHuman(backend, identified());
    const { body } = await claim(human.token, (await recordOf(human, change)).id);
    expect(body.identityStatus).toBe('MISMATCH');
    expect(await inboxOf(backend, human.id)).toContain('Данные не совпали');
  });

  test('a record that names nobody leaves the identity to staff', async () => {
    const human = await addHuman(backend, identified());
    const { body } = await claim(human.token, (await addRecord(backend)).id);
    expect(body.identityStatus).toBe('FILLED');
  });

  test('a mismatch is compared again with the next record', async () => {
    const human = await addHuman(backend, identified({ identityStatus: 'MISMATCH' }));
    const { body } = await claim(human.token, (await recordOf(human)).id);
    expect(body.identityStatus).toBe('VERIFIED');
  });

  test('a verified person keeps the identity, and another’s record is refused', async () => {
    const human = await addHuman(backend, identified({ identityStatus: 'VERIFIED' }));
    const other = await recordOf(human, { firstName: 'Другая' });
    const refused = await claim(human.token, other.id);
    expect(refused).toMatchObject({ status: 422, body: { code: 'STUDENT_DIFFERS' } });
    const { body } = await claim(human.token, (await recordOf(human)).id);
    expect(body.identityStatus).toBe('VERIFIED');
  });

  test('who has told nothing of herself, and a record that is not there, are refused', async () => {
    const nobody = await addHuman(backend);
    const record = await addRecord(backend);
    const empty = await claim(nobody.token, record.id);
    expect(empty).toMatchObject({ status: 422, body: { code: 'IDENTITY_EMPTY' } });
    const human = await addHuman(backend, identified());
    expect((await claim(human.token, human.id)).status).toBe(404);
    expect((await claim(human.token, 'x')).body.fields).toEqual({ uuid: 'ID_FORMAT' });
  });

  test('a second study is refused until the first is over', async () => {
    const human = await addHuman(backend, identified());
    const [first, second] = [await recordOf(human), await recordOf(human)];
    await claim(human.token, first.id);
    for (const { id } of [first, second]) {
      const { status, body } = await claim(human.token, id);
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'STUDENT_LINKED' });
    }
    await setStudentStatus(backend.db, human.id, 'GRADUATED');
    expect((await claim(human.token, second.id)).body.student.id).toBe(second.id);
    const [left] = await backend.db.select().from(students).where(eq(students.id, first.id));
    expect(existing(left).humanId).toBeNull();
  });

  test('of two who claim one record at once exactly one gets it', async () => {
    const people = [await addHuman(backend, identified()), await addHuman(backend, identified())];
    const { id } = await addRecord(backend);
    const answers = await Promise.all(people.map(({ token }) => claim(token, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('STUDENT_TAKEN');
  });

  test('of two records that one person claims at once exactly one is linked', async () => {
    const { token } = await addHuman(backend, identified());
    const records = [await addRecord(backend), await addRecord(backend)];
    const answers = await Promise.all(records.map(({ id }) => claim(token, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
