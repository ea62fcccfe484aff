import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput, CallOutput } from '@campus/shared/contract/call';
import { listPrograms } from '@campus/shared/contract/education/calls';
import { filterHumans } from '@campus/shared/contract/people/staffCalls';
import { listEduOrgs, listStudentStatuses } from '@campus/shared/contract/resources/calls';
import type { Role } from '@campus/shared/contract/roles';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { savedFile } from '@campus/shared/testing/savedFile';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import commonEn from '../locales/en.json';
import commonRu from '../locales/ru.json';
import { locales, PeopleScreen } from './PeopleScreen';

const eduOrg = { id: idOf(1), name: 'Северный университет', shortName: 'СТУ' };
const person: CallOutput<typeof filterHumans>['items'][number] = {
  ...{ id: idOf(2), email: 'anna@example.test', phone: null, birthDate: null },
  ...{ lastName: 'Мечтательная', firstName: 'Анна', middleName: null, snils: '•••-•••-445 95' },
  ...{ identityStatus: 'VERIFIED', state: 'ACTIVE', createdAt: '2026-11-10T09:00:00Z' },
  ...{ lastLoginAt: null, card: { id: idOf(3), number: '2026000012345678', status: 'ACTIVE' } },
  student: {
    ...{ eduOrg, program: 'Физика', course: 2, group: 'Ф-201' },
    status: { key: 'ENROLLED', name: 'Учится', isStudying: true },
  },
};
const unnamed = {
  ...{ ...person, id: idOf(4), email: 'new@example.test', lastName: null, firstName: null },
  ...{ identityStatus: 'EMPTY' as const, student: null, card: null },
};
const page = { items: [person, unnamed], total: 2, skip: 0, size: 20 };

function open(url = '/admin/humans', language: 'ru' | 'en' = 'ru', roles: Role[] = ['SUPPORT']) {
  stub(listEduOrgs, () => [{ ...eduOrg, city: null, isActive: true }]);
  stub(listStudentStatuses, () => []);
  return renderScreen(<PeopleScreen />, {
    ...{ url, language, roles },
    texts: {
      namespace: 'participant',
      locales: { ru: { ...commonRu, ...locales.ru }, en: { ...commonEn, ...locales.en } },
    },
  });
}

test('each person leads to their page; whoever has no name yet is called by the email', async () => {
  stub(filterHumans, () => page);
  open();
  const row = within(await screen.findByRole('row', { name: /Мечтательная Анна/ }));
  expect(row.getByRole('link', { name: /Мечтательная Анна/ })).toHaveAttribute(
    'href',
    `/admin/humans/${person.id}`,
  );
  expect(row.getByText('СТУ, Ф-201')).toBeVisible();
  expect(row.getByText('Подтверждена')).toBeVisible();
  expect(row.getByText('Действует')).toBeVisible();
  expect(screen.getByRole('link', { name: /^new/ })).toBeVisible();
});

test('the filters of the address are sent as the call wants them', async () => {
  const asked: CallInput<typeof filterHumans>['body'][] = [];
  stub(filterHumans, ({ body }) => {
    asked.push(body);
    return page;
  });
  const address = new URLSearchParams({
    ...{ search: 'анна', eduOrgIds: eduOrg.id, statusIds: idOf(9), levels: 'MASTER', courses: '2' },
    ...{ identityStatuses: 'FILLED', cardStatuses: 'BLOCKED', hasCard: 'false', state: 'DELETED' },
    ...{ createdFrom: '2026-11-01', createdTo: '2026-11-10' },
  });
  open(`/admin/humans?${address}`);
  await screen.findByRole('row', { name: /Мечтательная Анна/ });
  expect(asked[0]).toMatchObject({
    search: 'анна',
    eduOrgIds: [eduOrg.id],
    identityStatuses: ['FILLED'],
    cardStatuses: ['BLOCKED'],
    ...{ statusIds: [idOf(9)], levels: ['MASTER'], courses: [2], hasCard: false },
    ...{ createdFrom: '2026-10-31T21:00:00.000Z', createdTo: '2026-11-10T20:59:59.999Z' },
    state: 'DELETED',
  });
  expect(screen.getByRole('link', { name: /Карта: Заблокирована/ })).toBeVisible();
});

test('programmes are offered of the organisations that are chosen, all pages of them', async () => {
  const asked: CallInput<typeof filterHumans>['body'][] = [];
  stub(filterHumans, ({ body }) => {
    asked.push(body);
    return page;
  });
  const programme = (number: number): CallOutput<typeof listPrograms>['items'][number] => ({
    ...{ id: idOf(100 + number), name: `Программа ${number}`, code: '01.03.02' },
    ...{ level: 'BACHELOR', months: 48, grantEligible: true, eduOrg },
  });
  const all = Array.from({ length: 101 }, (_, index) => programme(index));
  stub(listPrograms, ({ query }) => {
    expect(query?.eduOrgId).toBe(eduOrg.id);
    const [skip, size] = [Number(query?.skip), Number(query?.size)];
    return { items: all.slice(skip, skip + size), total: all.length, skip, size };
  });
  const { unmount } = open();
  await screen.findByRole('row', { name: /Мечтательная Анна/ });
  expect(screen.queryByRole('button', { name: /Программа/ })).toBeNull();
  unmount();
  open(`/admin/humans?eduOrgIds=${eduOrg.id}`);
  await userEvent.click(await screen.findByRole('button', { name: /Любая программа/ }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /^Программа 100/ }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ programIds: [idOf(200)] }));
});

test('the file of those found has the columns that are shown, with masked numbers', async () => {
  const textOfSaved = savedFile();
  stub(filterHumans, () => page);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Столбцы' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'СНИЛС' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Скачать CSV' }));
  const text = await textOfSaved();
  expect(text).toMatch(/;СНИЛС;/);
  expect(text).toMatch(/Мечтательная Анна;.*;Действует;•••-•••-445 95;/);
});

test('an empty register says so', async () => {
  stub(filterHumans, () => ({ ...page, items: [], total: 0 }));
  open();
  expect(await screen.findByText('Участников пока нет')).toBeVisible();
});

test('a refusal and a failure are told, in English too', async () => {
  stub(filterHumans, () => new ApiError(403, 'No access'));
  const refused = open('/admin/humans', 'en');
  expect(await screen.findByText('No access')).toBeVisible();
  refused.unmount();
  stub(filterHumans, () => new ApiError(503, 'The service is unavailable'));
  open('/admin/humans', 'en');
  expect(await screen.findByText('The service is unavailable')).toBeVisible();
});

const drafts = ['Черновик уведомления', 'Черновик выплаты'];

test.each<[string, Role[], string[]]>([
  ['support drafts notifications to those found', ['SUPPORT'], ['Черновик уведомления']],
  ['payment managers draft payments to those found', ['PAYMENT_MANAGER'], ['Черновик выплаты']],
  ['auditors draft nothing', ['AUDITOR'], []],
])('%s', async (_, roles, offered) => {
  stub(filterHumans, () => page);
  open('/admin/humans', 'ru', roles);
  await screen.findByRole('row', { name: /Мечтательная Анна/ });
  const shown = drafts.filter((name) => screen.queryByRole('button', { name }));
  expect(shown).toEqual(offered);
});

test('where nobody is found nothing is drafted', async () => {
  stub(filterHumans, () => ({ ...page, items: [], total: 0 }));
  open('/admin/humans?search=никто');
  expect(await screen.findByText(/^0 участников/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Черновик уведомления' })).toBeNull();
});

test.each([
  ['ru', /^350 000 участников/],
  ['en', /^350,000 participants/],
] as const)('how many there are is read at a glance in %s', async (language, words) => {
  stub(filterHumans, () => ({ ...page, total: 350_000 }));
  open('/admin/humans', language);
  expect(await screen.findByText(words)).toBeVisible();
});
