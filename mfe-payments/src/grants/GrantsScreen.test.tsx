import { ApiError } from '@campus/shared/api/ApiError';
import { listGrants } from '@campus/shared/contract/education/calls';
import type { Role } from '@campus/shared/contract/roles';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { GrantsScreen } from './GrantsScreen';
import type { Organisation } from './organisation/OrganisationGrants';

const idOf = (number: number) => `8e1a7c9e-1f00-4a00-8a00-${String(number).padStart(12, '0')}`;

const grantOf = (
  number: number,
  type: Organisation['grants'][number]['type'],
  minAverage: number | null = null,
) => ({
  id: idOf(number),
  type,
  amount: 342_000,
  quota: 400,
  periodFrom: '2026-02-01',
  periodTo: '2040-06-30',
  minAverage,
  isActive: true,
});

const north: Organisation = {
  id: idOf(1),
  name: 'Северный технологический университет',
  shortName: 'СТУ',
  city: 'Примерск',
  grants: [grantOf(11, 'GRANT', 4), grantOf(12, 'EXTRA_GRANT', 4.5)],
};
const south: Organisation = {
  id: idOf(2),
  name: 'Южный институт',
  shortName: 'ЮИ',
  city: null,
  grants: [grantOf(21, 'CREDIT_GRANT')],
};

const stubGrants = (items = [north, south]) => {
  const asked: (string | undefined)[] = [];
  stub(listGrants, ({ query }) => {
    asked.push(query?.search);
    return { items, total: items.length };
  });
  return asked;
};

const student = {
  kind: 'HUMAN',
  id: idOf(90),
  email: 'student@example.test',
  firstName: 'Анна',
} as never;

const open = (url = '/grants', roles: Role[] = []) =>
  renderScreen(<GrantsScreen />, {
    url,
    texts: { namespace: 'payments', locales: { ru, en } },
    roles,
    person: roles.length > 0 ? student : null,
  });

const region = (name: string) => screen.findByRole('region', { name });

test('each organisation tells what it pays, to whom, how much and until when', async () => {
  stubGrants();
  open();
  const university = within(await region(north.name));
  expect(university.getByRole('heading', { name: 'Стипендия' })).toBeVisible();
  expect(university.getAllByText('3 420,00 ₽')[0]).toBeVisible();
  expect(university.getByText('Средний балл от 4,5')).toBeVisible();
  expect(university.getAllByText('400 мест')[0]).toBeVisible();
  expect(university.getAllByText(/30 июня 2040/)[0]).toBeVisible();
  expect(university.getByText('Примерск')).toBeVisible();
});

test('a guest is led to the door, and a grant without applications says so', async () => {
  stubGrants();
  open();
  const university = within(await region(north.name));
  expect(university.getByText(/подавать заявку не нужно/)).toBeVisible();
  const name = `Войти и подать заявку — Повышенная стипендия, ${north.name}`;
  expect(university.getByRole('link', { name })).toHaveAttribute(
    'href',
    '/me/applications/new/extra-grant?modal=signIn',
  );
});

test('a student is led to the form of the grant', async () => {
  stubGrants();
  open('/grants', ['HUMAN', 'STUDENT']);
  const name = `Подать заявку — Повышенная стипендия, ${north.name}`;
  const apply = within(await region(north.name)).getByRole('link', { name });
  expect(apply).toHaveAttribute('href', '/me/applications/new/extra-grant');
  expect(within(await region(south.name)).getByRole('link')).toHaveAttribute(
    'href',
    '/me/applications/new/credit-grant',
  );
});

test('type and organisation stand in the address', async () => {
  stubGrants();
  open('/grants?type=EXTRA_GRANT');
  const university = within(await region(north.name));
  expect(university.getByRole('heading', { name: 'Повышенная стипендия' })).toBeVisible();
  expect(university.queryByRole('heading', { name: 'Стипендия' })).toBeNull();
  expect(screen.queryByRole('region', { name: south.name })).toBeNull();
  const organisations = screen.getByRole('navigation', { name: 'Организация' });
  expect(within(organisations).getByRole('link', { name: 'ЮИ' })).toHaveAttribute(
    'href',
    `/grants?type=EXTRA_GRANT&eduOrgIds=${south.id}`,
  );
});

test('what is over or switched off is not on offer, whoever looks', async () => {
  const over = { ...grantOf(31, 'GRANT'), periodTo: '2025-06-30' };
  const off = { ...grantOf(32, 'EXTRA_GRANT'), isActive: false };
  stubGrants([north, { ...south, grants: [over, off] }]);
  open();
  await region(north.name);
  expect(screen.queryByRole('region', { name: south.name })).toBeNull();
});

test('words are looked for by the server', async () => {
  const asked = stubGrants([north]);
  open('/grants?search=северный');
  await region(north.name);
  expect(asked).toEqual(['северный']);
});

test('twelve organisations are a page, and the next is an address', async () => {
  stubGrants(
    Array.from({ length: 13 }, (_, index) => ({
      ...south,
      id: idOf(100 + index),
      name: `Институт ${index + 1}`,
    })),
  );
  open();
  await region('Институт 12');
  expect(screen.queryByRole('region', { name: 'Институт 13' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Следующая страница' })).toHaveAttribute(
    'href',
    '/grants?skip=12',
  );
});

test('a filter that finds nothing can be reset', async () => {
  stubGrants([north]);
  open('/grants?type=CREDIT_GRANT');
  expect(await screen.findByRole('link', { name: 'Сбросить фильтры' })).toHaveAttribute(
    'href',
    '/grants',
  );
});

test('where nothing is paid, no filter is blamed', async () => {
  stubGrants([]);
  open();
  expect(await screen.findByRole('heading', { name: 'Сейчас ничего не назначают' })).toBeVisible();
});

test('a failed load can be tried again', async () => {
  stub(listGrants, () => new ApiError(503, 'Сервис недоступен'));
  open();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  stubGrants();
  await userEvent.click(retry);
  expect(await region(north.name)).toBeVisible();
});
