/** @jest-environment node */
import {
  claimStudent,
  getIdentityAgreement,
  updateCurrentHuman,
  updateIdentity,
} from '@campus/shared/contract/people/calls';
import { restoreHuman } from '@campus/shared/contract/people/staffCalls';
import {
  addHuman,
  identified,
  addRecord,
  anySnils,
} from '../applications/testing/openApplicationDesk';
import { inboxOf } from '../../testing/inboxOf';
import { logOf } from '../../testing/logOf';
import { passport } from './testing/passport';
import { backendForFile } from '../../testing/backendForFile';

const backend = backendForFile();

const identify = (token: string, body: object) => backend.send(updateIdentity, { token, body });

const identity = (change: object = {}) => ({
  lastName: 'Мечтательная',
  firstName: 'Анна-Мария',
  birthDate: '2005-05-14',
  gender: 'F',
  citizenship: 'RU',
  snils: anySnils(),
  passport,
  ...change,
});

test('it is filled in, and filled in again', async () => {
  const human = await addHuman(backend);
  const first = await identify(human.token, identity());
  expect(first.body).toMatchObject({ identityStatus: 'FILLED', lastName: 'Мечтательная' });
  const second = await identify(human.token, identity({ lastName: 'Другая' }));
  expect(second.body).toMatchObject({ identityStatus: 'FILLED', lastName: 'Другая' });
  const log = JSON.stringify(await logOf(backend, human.id));
  expect(log).toContain('human.identity.update');
  expect(log).not.toContain(passport.number);
});

test('what is wrong with it is said in sentences that name the field once', async () => {
  const { token } = await addHuman(backend);
  const { body } = await identify(token, identity({ snils: '123', lastName: '' }));
  expect(body.fields).toMatchObject({ snils: 'SNILS_FORMAT', lastName: 'REQUIRED' });
  expect(body.message).toContain('СНИЛС состоит из 11 цифр.');
  expect(body.message).toContain('Фамилия: заполните поле.');
});

test('a verified one is read only', async () => {
  const { token } = await addHuman(backend, identified({ identityStatus: 'VERIFIED' }));
  const { status, body } = await identify(token, identity());
  expect({ status, ...body }).toMatchObject({
    status: 409,
    code: 'STATE',
    current: 'VERIFIED',
    message: 'Данные о личности уже подтверждены. Обновите страницу.',
  });
});

test('a corrected one is compared with the linked record at once', async () => {
  const right = identity();
  const human = await addHuman(backend, identified({ identityStatus: 'MISMATCH' }));
  const { lastName, firstName, birthDate, snils } = right;
  await addRecord(backend, { humanId: human.id, lastName, firstName, birthDate, snils });
  const wrong = await identify(human.token, { ...right, birthDate: '2005-05-15' });
  expect(wrong.body).toMatchObject({ identityStatus: 'MISMATCH' });
  const { body } = await identify(human.token, right);
  expect(body).toMatchObject({ identityStatus: 'VERIFIED' });
  expect(await inboxOf(backend, human.id)).toEqual(['Данные не совпали', 'Личность подтверждена']);
});

test.each([
  ['FILLED', { birthDate: '2005-05-15' }, 'MISMATCH'],
  ['FILLED', { snils: null }, 'FILLED'],
  ['MISMATCH', { snils: null }, 'MISMATCH'],
] as const)('of %s a record with %j makes %s', async (identityStatus, difference, status) => {
  const said = identity();
  const human = await addHuman(backend, identified({ identityStatus }));
  const { lastName, firstName, birthDate, snils } = said;
  const record = { lastName, firstName, birthDate, snils, ...difference };
  await addRecord(backend, { humanId: human.id, ...record });
  expect((await identify(human.token, said)).body).toMatchObject({ identityStatus: status });
});

test('a name alone is not compared: who has told no identity yet has none that differs', async () => {
  const human = await addHuman(backend, { lastName: 'Тестовая' });
  await addRecord(backend, { humanId: human.id, lastName: 'Записанная' });
  const body = { lastName: 'Другая' };
  const renamed = await backend.send(updateCurrentHuman, { token: human.token, body });
  expect(renamed).toMatchObject({ status: 200, body: { identityStatus: 'EMPTY', ...body } });
});

test.each([
  ['СНИЛС', { snils: '112-233-445 96' }, { snils: 'SNILS_CHECKSUM' }],
  ['ИНН', { inn: '123456789037' }, { inn: 'INN_CHECKSUM' }],
  [
    'series',
    { passport: { ...passport, series: '402' } },
    { 'passport.series': 'PASSPORT_SERIES' },
  ],
  [
    'number',
    { passport: { ...passport, number: '000000' } },
    { 'passport.number': 'PASSPORT_NUMBER' },
  ],
  [
    'department',
    { passport: { ...passport, departmentCode: '7800-1' } },
    { 'passport.departmentCode': 'DEPARTMENT_CODE' },
  ],
  [
    'issued before the 14th birthday',
    { passport: { ...passport, issuedAt: '2019-05-13' } },
    { 'passport.issuedAt': 'PASSPORT_TOO_EARLY' },
  ],
  [
    'issued tomorrow',
    { passport: { ...passport, issuedAt: '2999-01-01' } },
    { 'passport.issuedAt': 'DATE_IN_FUTURE' },
  ],
  [
    'birthday of a child',
    { birthDate: '2019-01-01', citizenship: 'UZ' },
    { birthDate: 'BIRTH_DATE_AGE' },
  ],
  ['date', { birthDate: 'yesterday' }, { birthDate: 'DATE_FORMAT' }],
  ['birthday of long ago', { birthDate: '1900-01-01' }, { birthDate: 'BIRTH_DATE_AGE' }],
  ['country', { citizenship: 'Russia' }, { citizenship: 'COUNTRY_FORMAT' }],
  ['nothing', { snils: undefined }, { snils: 'REQUIRED' }],
])('a wrong %s is named', async (_, change, fields) => {
  const { token } = await addHuman(backend);
  const { status, body } = await identify(token, identity(change));
  expect({ status, fields: body.fields }).toEqual({ status: 422, fields });
});

test('the day of the 14th birthday is early enough', async () => {
  const { token } = await addHuman(backend);
  const issued = { passport: { ...passport, issuedAt: '2019-05-14' } };
  expect((await identify(token, identity(issued))).status).toBe(200);
});

test('a foreign document has a number and no Russian parts', async () => {
  const { token } = await addHuman(backend);
  const foreign = { number: 'N 01234567', issuedAt: '2015-01-01', issuedBy: 'Ташкент' };
  const { body } = await identify(token, identity({ citizenship: 'UZ', passport: foreign }));
  expect(body).toMatchObject({
    citizenship: 'UZ',
    passport: { series: '', number: '••••••4567' },
  });
});

test('of two people with one СНИЛС the first has it, and the other is not told whose it is', async () => {
  const [one, other] = [await addHuman(backend), await addHuman(backend)];
  const same = identity();
  const answers = await Promise.all([identify(one.token, same), identify(other.token, same)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ code: 'SNILS_TAKEN', fields: { snils: 'SNILS_TAKEN' } });
  expect(JSON.stringify(refused?.body)).not.toMatch(/example\.test|Мечтательная/);
});

test('a deleted account leaves its СНИЛС to whoever signs up again, and does not come back beside it', async () => {
  const closed = { state: 'DELETED', deletedAt: new Date() } as const;
  const deleted = await addHuman(backend, identified(closed));
  const again = await addHuman(backend);
  const same = identity({ snils: deleted.snils });
  expect((await identify(again.token, same)).body).toMatchObject({ identityStatus: 'FILLED' });
  const token = await backend.tokenOf('support');
  const restore = () => backend.send(restoreHuman, { token, params: { id: deleted.id } });
  expect(await restore()).toMatchObject({ status: 409, body: { code: 'RESTORE_SNILS_TAKEN' } });
  await identify(again.token, identity());
  expect(await restore()).toMatchObject({ status: 200, body: { state: 'ACTIVE' } });
});

test('a sixth change within a day has to wait, so that nobody tries out whose СНИЛС is taken', async () => {
  const [owner, { token }] = [await addHuman(backend, identified()), await addHuman(backend)];
  const taken = identity({ snils: owner.snils });
  for (let count = 0; count < 5; count += 1) {
    expect((await identify(token, taken)).body.code).toBe('SNILS_TAKEN');
  }
  const { status, body, headers } = await identify(token, taken);
  expect({ status, code: body.code }).toEqual({ status: 429, code: 'IDENTITY_LIMIT' });
  expect(Number(headers['retry-after'])).toBeGreaterThan(80_000);
});

test('a change that meets a newer one of another tab is none of the five', async () => {
  const { token } = await addHuman(backend);
  for (let count = 0; count < 5; count += 1) {
    const late = await identify(token, identity({ version: 99 }));
    expect(late).toMatchObject({ status: 409, body: { code: 'VERSION' } });
  }
  expect((await identify(token, identity())).status).toBe(200);
});

test('whoever differs from a record learns in which fields, and nothing of what it says', async () => {
  const { token } = await addHuman(backend);
  const agreement = () => backend.send(getIdentityAgreement, { token });
  expect((await agreement()).body).toBeNull();
  const own = identity();
  await identify(token, own);
  expect((await agreement()).body).toBeNull();
  const record = await addRecord(backend, {
    ...{ lastName: own.lastName, firstName: own.firstName, birthDate: '2005-05-15' },
    snils: own.snils,
  });
  await backend.send(claimStudent, { token, params: { uuid: record.id }, body: {} });
  expect((await agreement()).body).toEqual({
    lastName: true,
    firstName: true,
    middleName: null,
    birthDate: false,
    snils: true,
  });
});
