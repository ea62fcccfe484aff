import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { filterStudentClaims, getStudentClaim } from '@campus/shared/contract/people/staffCalls';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import { address, claim, openClaims as open, claimsPage, stubClaims } from './openClaims';

beforeEach(stubClaims);

test('what waits stands oldest first, each leading to both sides of it', async () => {
  const asked: CallInput<typeof filterStudentClaims>[] = [];
  stub(filterStudentClaims, (input) => {
    asked.push(input);
    return claimsPage(claim);
  });
  open();
  const row = within(await screen.findByRole('row', { name: /Мечтательная Анна/ }));
  expect(row.getByRole('link', { name: /Мечтательная Анна/ })).toHaveAttribute('href', address);
  expect(row.getByText('СТУ')).toBeVisible();
  expect(asked[0]).toMatchObject({ query: { asc: true }, body: { statuses: ['WAITING'] } });
});

test('the open one shows both sides and whether they agree', async () => {
  open(address);
  expect(await screen.findByText(/Северный университет, Физика, Ф-201/)).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'Сравнение данных' }));
  const born = within(table.getByRole('row', { name: /Дата рождения/ }));
  expect(born.getByText('14 мая 2005')).toBeVisible();
  expect(born.getByText('15 мая 2005')).toBeVisible();
  expect(born.getByText('Не совпало')).toBeVisible();
  const snils = within(table.getByRole('row', { name: /СНИЛС/ }));
  expect(snils.getByText('Нет данных')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Страница участника' })).toHaveAttribute(
    'href',
    `/admin/humans/${claim.human.id}?tab=study`,
  );
});

test.each([
  ['/admin/claims', 'Никто не ждёт решения'],
  ['/admin/claims?status=ACCEPTED', 'Принятых запросов нет'],
])('%s without any says so', async (url, words) => {
  stub(filterStudentClaims, () => claimsPage());
  open(url);
  expect(await screen.findByText(words)).toBeVisible();
});

test('an address of none and a refusal are told, in English too', async () => {
  stub(getStudentClaim, () => new ApiError(404, 'Not found'));
  const missing = open(address, 'en');
  expect(await screen.findByRole('heading', { level: 1, name: 'No such claim' })).toBeVisible();
  missing.unmount();
  stub(filterStudentClaims, () => new ApiError(403, 'No access'));
  open('/admin/claims', 'en');
  expect(await screen.findByText('No access')).toBeVisible();
});

test('a backend without claims says so, and a failed load can be tried again', async () => {
  stub(filterStudentClaims, () => new ApiError(404, 'Not found'));
  const unknown = open(undefined, 'en');
  expect(await screen.findByText('There are no claims here')).toBeVisible();
  unknown.unmount();
  stub(filterStudentClaims, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});
