/** @jest-environment node */
import { claimStudent } from '@campus/shared/contract/people/calls';
import type { StudentData } from '@campus/shared/contract/sync/requests';
import { eq } from 'drizzle-orm';
import {
  nsiMessage,
  nsiOrganisation,
  nsiProgramme,
  nsiRemoval,
  nsiStudent,
} from '../../../fixtures/nsiMessages';
import { assertDefined } from '../../platform/database/assertDefined';
import { students } from '../accounts/humanTables';
import { studentClaims } from './peopleTables';
import { addHuman, identified, anySnils } from '../applications/testing/openApplicationDesk';
import { beforeTests } from '../../testing/beforeTests';
import { inboxOf } from '../../testing/inboxOf';
import { startTestSync } from '../sync/testing/startTestSync';

const sync = beforeTests(startTestSync);
afterAll(() => sync.stop());
beforeEach(() => sync.backend.mails.splice(0));

const person = { lastName: 'Студентка', firstName: 'Новая', birthDate: '2006-03-08' };

/** A record of study as the organisation sends it, and somebody who claims it. */
async function claimed(nsiId: string, change: Partial<StudentData>) {
  const human = await addHuman(sync.backend, identified({ ...person, snils: anySnils() }));
  const data = { ...nsiStudent('ORG-Letters', 'PRG-Letters'), snils: human.snils, ...change };
  await sync.deliver(
    nsiMessage('EDU_ORG', 'ORG-Letters', nsiOrganisation('Письмо')),
    nsiMessage('PROGRAM', 'PRG-Letters', nsiProgramme('ORG-Letters')),
    nsiMessage('STUDENT', nsiId, data),
  );
  const [found] = await sync.backend.db.select().from(students).where(eq(students.nsiId, nsiId));
  const record = assertDefined(found);
  const claim = async () =>
    sync.backend.send(claimStudent, { token: human.token, params: { uuid: record.id } });
  await claim();
  await claim();
  await sync.work();
  const told = sync.backend.mails.filter(({ to }) => to !== human.email);
  const own = sync.backend.mails.filter(({ to }) => to === human.email);
  return { human, record, told, own };
}

test('a linked record is told to the address that the organisation knows, in both languages', async () => {
  const { human, told, own } = await claimed('STD-Linked', { email: 'owner@example.test' });
  const [mail, ...more] = told;
  expect(more).toStrictEqual([]);
  expect(mail).toMatchObject({
    to: 'owner@example.test',
    subject: 'Ваша запись об учёбе в «Кампусе» / Your study record in Campus',
  });
  expect(mail?.text).toMatch(/Университет «Письмо»\. Данные и номер совпали/);
  expect(mail?.text).toMatch(/Письмо University\. The details and a number match/);
  expect(mail?.link.path).toBe('/help/new');
  expect(own.map(({ subject, link }) => `${subject}: ${link.label}, ${link.path}`).sort()).toEqual([
    'Личность подтверждена: Открыть «Мою карту», /me/card',
    'Учёба добавлена: Открыть учёбу, /me/study',
  ]);
  expect(own.map(({ text }) => text).join()).toMatch('связана с вашей учётной записью');
  expect(mail?.text).not.toMatch(new RegExp(`${human.email}|${human.lastName}`));
});

test('a claim that waits is told once, however often it is repeated', async () => {
  const letters = await claimed('STD-Asked', { email: 'owner@example.test', snils: null });
  expect(letters.told.map(({ to }) => to)).toEqual(['owner@example.test']);
  expect(assertDefined(letters.told[0]).text).toMatch('Nothing has changed yet');
  expect(letters.own).toMatchObject([
    { subject: 'Запрос об учёбе принят', link: { path: '/me/study' } },
  ]);
  expect(letters.own[0]?.text).toMatch(/ответят до \d+ \p{L}+ \d{4}\./u);
});

test('where the organisation knows no address nothing is sent to it', async () => {
  const { told } = await claimed('STD-Silent', { snils: null });
  expect(told).toStrictEqual([]);
});

test('a claim goes with its record, and whoever waits is told', async () => {
  const { human, record } = await claimed('STD-Removed', { snils: null });
  const removal = nsiRemoval('STUDENT', 'STD-Removed');
  expect(await sync.deliver(removal)).toEqual(['APPLIED']);
  const left = eq(studentClaims.studentId, record.id);
  expect(await sync.backend.db.select().from(studentClaims).where(left)).toStrictEqual([]);
  expect(await inboxOf(sync.backend, human.id)).toContain('Запись об учёбе удалена');
});
