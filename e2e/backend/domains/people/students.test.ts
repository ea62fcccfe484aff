/** @jest-environment node */
import { claimStudent, findStudents, listOwnClaims } from '@campus/shared/contract/people/calls';
import {
  addHuman,
  identified,
  addRecord,
  addRecordOf,
} from '../applications/testing/openApplicationDesk';
import { backendForFile } from '../../testing/backendForFile';

const backend = backendForFile();

const find = (token: string, eduOrgId: string, body: object = {}) =>
  backend.send(findStudents, { token, params: { eduOrgId }, body });

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
      { uuid: record.id, name: 'С••• В•••', recordBook: '•••77', course: record.course },
    ]);
    // The digits of an id are any.
    const told = JSON.stringify({ ...body[0], uuid: '' });
    expect(told).not.toMatch(/2004-02-29|24-|077|оловь/);
  });

  test('takes what is not typed from the identity', async () => {
    const human = await addHuman(backend, identified({ lastName: 'Незаметная' }));
    const record = await addRecordOf(backend, human);
    const { body } = await find(human.token, record.eduOrgId);
    expect(body.map(({ uuid }) => uuid)).toEqual([record.id]);
  });

  test('finds a surname and a record book that are typed otherwise than they are recorded', async () => {
    const human = await addHuman(backend);
    const record = await addRecord(backend, { lastName: "О'Найтова", recordBook: '24-АЁ7' });
    const typed = { lastName: 'О’Найтова', recordBook: '24-ае7' };
    const { body } = await find(human.token, record.eduOrgId, typed);
    expect(body.map(({ uuid }) => uuid)).toEqual([record.id]);
  });

  test.each([
    [null, '2004-02-27'],
    ['-', '2004-02-28'],
  ])('finds who has one name, where the register has %s for another', async (none, birthDate) => {
    const human = await addHuman(backend);
    const name = 'Единственный';
    const record = await addRecord(backend, { lastName: name, firstName: none, birthDate });
    const typed = { lastName: name, firstName: name, birthDate };
    const { body } = await find(human.token, record.eduOrgId, typed);
    expect(body.map(({ uuid }) => uuid)).toEqual([record.id]);
  });

  test('a number of somebody with another surname finds nothing', async () => {
    const human = await addHuman(backend, identified({ lastName: 'Чужая' }));
    const record = await addRecord(backend, { lastName: 'Своя', recordBook: '24-1234' });
    const unnamed = await addRecord(backend, { recordBook: '24-4321' });
    const byBook = (recordBook: string) => find(human.token, record.eduOrgId, { recordBook });
    expect((await byBook('24-1234')).body).toStrictEqual([]);
    expect((await byBook('24-4321')).body).toMatchObject([{ uuid: unnamed.id, name: null }]);
  });

  test('another organisation, nothing to search by and nonsense are refused', async () => {
    const [nobody, human] = [await addHuman(backend), await addHuman(backend, identified())];
    const record = await addRecordOf(backend, human);
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

  test('a sixth search by record book within a day has to wait, and others need not', async () => {
    const { token } = await addHuman(backend, identified());
    const { eduOrgId } = await addRecord(backend);
    const guess = (number: number) => find(token, eduOrgId, { recordBook: `24-000${number}` });
    for (let number = 0; number < 5; number += 1) expect((await guess(number)).status).toBe(200);
    const refused = await guess(5);
    expect(refused).toMatchObject({ status: 429, body: { code: 'STUDENT_BOOK_LIMIT' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
    expect((await find(token, eduOrgId)).status).toBe(200);
  });
});

test('own claims are told with what has become of them, and nobody else’s', async () => {
  const human = await addHuman(backend, identified());
  const record = await addRecordOf(backend, human, { snils: null });
  await backend.send(claimStudent, { token: human.token, params: { uuid: record.id }, body: {} });
  const own = await backend.send(listOwnClaims, { token: human.token });
  expect(own.body).toMatchObject([{ status: 'WAITING', decidedAt: null, reason: null }]);
  expect(JSON.stringify(own.body)).not.toContain(record.id);
  const other = await addHuman(backend);
  expect((await backend.send(listOwnClaims, { token: other.token })).body).toStrictEqual([]);
  expect((await backend.send(listOwnClaims, {})).status).toBe(401);
});
