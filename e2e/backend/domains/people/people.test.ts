/** @jest-environment node */
import { filterUsers, getCurrentUser } from '@campus/shared/contract/staff/calls';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { listPayHistory } from '@campus/shared/contract/payments/calls';
import { listUserRoles } from '@campus/shared/contract/resources/calls';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { demoAccounts } from '../../../fixtures/demoAccounts';
import { assertDefined } from '../../platform/database/assertDefined';
import { studentStatuses } from '../resources/resourceTables';
import { eskCards } from '../cards/cardTables';
import { students } from '../accounts/humanTables';
import { backendForFile } from '../../testing/backendForFile';
import { beforeTests } from '../../testing/beforeTests';
import { tokensOf } from '../../testing/tokensOf';

const backend = backendForFile();
const tokens = beforeTests(() => tokensOf(backend, 'student', 'newcomer', 'admin', 'audit', 'edu'));

describe('participants', () => {
  test('a student sees who she is', async () => {
    const { body } = await backend.send(getCurrentHuman, { token: tokens.student });
    expect(body).toMatchObject({
      kind: 'HUMAN',
      email: demoAccounts.student.email,
      lastName: 'Студентка',
      identityStatus: 'VERIFIED',
      student: { course: 2, status: { key: 'ENROLLED', name: 'Учится', isStudying: true } },
    });
    expect(JSON.stringify(body)).not.toMatch(/passwordHash|"\d{11}"|argon/);
  });

  test('the words of a record follow the reader’s language', async () => {
    const token = tokens.student;
    const { body } = await backend.send(getCurrentHuman, { token, language: 'en' });
    expect(body.student).toMatchObject({
      program: 'Software Engineering',
      eduOrg: { name: 'Northern Technological University', shortName: 'NTU' },
      status: { name: 'Enrolled' },
    });
  });

  test('a newcomer has no study and no card, and staff only a language', async () => {
    const me = await backend.send(getCurrentHuman, { token: tokens.newcomer });
    expect(me.body).toMatchObject({ kind: 'HUMAN', lastName: null, student: null });
    const card = await backend.send(getCampusCard, { token: tokens.newcomer });
    expect(card).toMatchObject({ status: 200, body: null });
    const staff = await backend.send(getCurrentHuman, { token: tokens.audit });
    const { id } = staff.body.language;
    expect(staff.body).toEqual({ kind: 'STAFF', language: { id, key: 'ru' }, student: null });
  });

  test('a student who left keeps the account and loses the payments', async () => {
    const own = eq(students.humanId, await backend.accountId('student'));
    const [before] = await backend.db.select().from(students).where(own);
    const isExpelled = eq(studentStatuses.key, 'EXPELLED');
    const [expelled] = await backend.db.select().from(studentStatuses).where(isExpelled);
    await backend.db
      .update(students)
      .set({ statusId: assertDefined(expelled).id })
      .where(own);
    const token = tokens.student;
    expect((await backend.send(listPayHistory, { token })).status).toBe(403);
    expect((await backend.send(getCampusCard, { token })).status).toBe(200);
    await backend.db
      .update(students)
      .set({ statusId: assertDefined(before).statusId })
      .where(own);
  });

  test('an active card has a code for a minute, which is no session', async () => {
    const { body } = await backend.send(getCampusCard, { token: tokens.student });
    expect(body.status).toBe('ACTIVE');
    expect(body.number).toMatch(/^\d{16}$/);
    const left = Date.parse(assertDefined(body.qrExpiresAt)) - Date.now();
    expect(left).toBeGreaterThan(50_000);
    expect(left).toBeLessThanOrEqual(60_000);
    const misused = await backend.send(getCurrentHuman, { token: assertDefined(body.qrToken) });
    expect(misused.status).toBe(401);
  });

  test('offline the card shows a second code, signed for 72 h and marked as such', async () => {
    const { body } = await backend.send(getCampusCard, { token: tokens.student });
    const hoursLeft = (Date.parse(assertDefined(body.offlineExpiresAt)) - Date.now()) / 3_600_000;
    expect(hoursLeft).toBeGreaterThan(71.9);
    expect(hoursLeft).toBeLessThanOrEqual(72);
    const claims = (token: string | null) => decodeJwt(assertDefined(token));
    expect(claims(body.offlineToken).aud).toBe('card-offline');
    expect(claims(body.qrToken).aud).toBe('card');
    const misused = await backend.send(getCurrentHuman, {
      token: assertDefined(body.offlineToken),
    });
    expect(misused.status).toBe(401);
  });

  test('neither a guest nor staff are given codes of a card', async () => {
    expect((await backend.send(getCampusCard, {})).status).toBe(401);
    const token = await backend.tokenOf('support');
    expect((await backend.send(getCampusCard, { token })).status).toBe(403);
  });

  test('a blocked card has no code', async () => {
    const own = eq(eskCards.humanId, await backend.accountId('student'));
    const blocked = { status: 'BLOCKED', blockReason: 'LOST' } as const;
    await backend.db.update(eskCards).set(blocked).where(own);
    const { body } = await backend.send(getCampusCard, { token: tokens.student });
    expect(body).toMatchObject({ ...blocked, qrToken: null, qrExpiresAt: null });
    expect(body).toMatchObject({ offlineToken: null, offlineExpiresAt: null });
    await backend.db.update(eskCards).set({ status: 'ACTIVE', blockReason: null }).where(own);
  });

  test('payments come newest first, in kopecks, with the reason of a return', async () => {
    const { body } = await backend.send(listPayHistory, {
      token: tokens.student,
      language: 'en',
    });
    expect(body.total).toBe(9);
    const months = body.items.map(({ periodFrom }) => periodFrom);
    expect(months).toEqual([...months].sort().reverse());
    expect(body.items[0]).toMatchObject({ status: 'PLANNED', amount: 342_000, paidAt: null });
    const returned = body.items.filter(({ status }) => status === 'RETURNED');
    expect(returned).toHaveLength(1);
    expect(returned[0]?.reason).toMatch(/The bank returned the transfer/);
  });
});

describe('staff', () => {
  const filter = (body: object, query = {}, language: 'ru' | 'en' = 'ru') =>
    backend.send(filterUsers, { token: tokens.admin, body, query, language });
  const lastNames = ({ items }: { items: { lastName: string }[] }) =>
    items.map(({ lastName }) => lastName);

  test('staff are listed from А to Я with Ё after Е', async () => {
    const { body } = await filter({});
    expect(body.total).toBe(9);
    expect(lastNames(body).slice(0, 6)).toEqual([
      'Администратор',
      'Аудитор',
      'Бухгалтер',
      'Деканат',
      'Ёмкий-Бухгалтер',
      'Контролёр',
    ]);
    const reversed = await filter({}, { asc: false, size: 1 });
    expect(lastNames(reversed.body)).toEqual(['Сотрудница']);
  });

  test('search finds a part of a name or login in any case, with Ё or without, and takes wildcards literally', async () => {
    expect(lastNames((await filter({ search: 'БУХ' })).body)).toHaveLength(2);
    expect(lastNames((await filter({ search: 'емкий' })).body)).toEqual(['Ёмкий-Бухгалтер']);
    expect((await filter({ search: 'audit@' })).body.total).toBe(1);
    expect((await filter({ search: '%' })).body.total).toBe(0);
    expect((await filter({ search: '_' })).body.total).toBe(0);
  });

  test('filters narrow together and pages keep the total', async () => {
    const roles = await backend.send(listUserRoles, { token: tokens.admin, language: 'en' });
    const support = assertDefined(roles.body.find(({ key }) => key === 'SUPPORT'));
    expect(support.name).toBe('Support');
    expect((await filter({ roleIds: [support.id] })).body.total).toBe(2);
    expect((await filter({ roleIds: [support.id], isActive: false })).body.total).toBe(1);
    expect((await filter({}, { skip: 8, size: 5 })).body).toMatchObject({ total: 9, skip: 8 });
  });

  test('nothing secret leaves with a user', async () => {
    const { body } = await backend.send(getCurrentUser, { token: tokens.edu });
    expect(body).toMatchObject({ eduOrg: { shortName: 'СТУ' }, role: { key: 'EDU_OPERATOR' } });
    expect(Object.keys(body)).not.toContain('passwordHash');
  });

  test('every wrong part of a request is named at once', async () => {
    const { status, body } = await filter({ roleIds: ['x'], search: 'a'.repeat(101) }, { size: 0 });
    expect(status).toBe(422);
    expect(body.fields).toEqual({
      size: 'RANGE',
      'roleIds.0': 'ID_FORMAT',
      search: 'TOO_LONG',
    });
    expect(body.message).toContain('Поиск: слишком длинно. Максимальная длина: 100.');
  });
});
