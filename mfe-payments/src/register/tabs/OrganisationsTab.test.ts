import { ApiError } from '@campus/shared/api/ApiError';
import { filterPayments, listPaymentEduOrgTotals } from '@campus/shared/contract/payments/calls';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eduOrg, openRegister, registerOf } from '../registerFixtures';

const open = () => openRegister({ tab: 'organisations' });
const pageOf = <T>(items: T[]) => ({ items, total: items.length, skip: 0, size: 100 });

beforeEach(() => stub(filterPayments, () => pageOf([])));

test('each organisation has its part, and the last row their sum', async () => {
  const college = { id: idOf(7), name: 'Приозёрный колледж', shortName: 'ПМК' };
  stub(listPaymentEduOrgTotals, () => [
    { eduOrg, quota: 10, candidates: 12, included: 10, amount: 1_000_000 },
    { eduOrg: college, quota: null, candidates: 3, included: 2, amount: 200_000 },
  ]);
  open();
  const table = within(await screen.findByRole('table', { name: 'Реестр по организациям' }));
  const row = within(table.getByRole('row', { name: /Приозёрный колледж/ }));
  expect(row.getByText('без ограничения')).toBeVisible();
  expect(row.getByText('2 000,00 ₽')).toBeVisible();
  const sums = within(table.getByRole('row', { name: /Всего/ }));
  expect(sums.getByText('15')).toBeVisible();
  expect(sums.getByText('12 000,00 ₽')).toBeVisible();
  expect(table.queryByRole('columnheader', { name: 'К прошлому периоду' })).toBeNull();
});

test('a header that is pressed orders the organisations, and pressed again the other way round', async () => {
  const part = { quota: null, candidates: 3, included: 2, amount: 200_000 };
  const college = { id: idOf(7), name: 'Академия', shortName: 'А' };
  stub(listPaymentEduOrgTotals, () => [
    { ...part, eduOrg, amount: 1_000_000 },
    { ...part, eduOrg: college },
  ]);
  open();
  const table = within(await screen.findByRole('table', { name: 'Реестр по организациям' }));
  const first = () => table.getAllByRole('row')[1];
  expect(first()).toHaveTextContent('Северный университет');
  await userEvent.click(table.getByRole('button', { name: 'Сумма' }));
  expect(first()).toHaveTextContent('Академия');
  expect(table.getByRole('columnheader', { name: 'Сумма' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await userEvent.click(table.getByRole('button', { name: 'Сумма' }));
  expect(first()).toHaveTextContent('Северный университет');
  await userEvent.click(table.getByRole('button', { name: 'Организация' }));
  expect(first()).toHaveTextContent('Академия');
});

test('where there is a time before, each organisation says how it differs from it', async () => {
  const college = { id: idOf(7), name: 'Приозёрный колледж', shortName: 'ПМК' };
  const part = { eduOrg, quota: 10, candidates: 12, included: 10, amount: 1_000_000 };
  const previous = registerOf({ id: idOf(5), status: 'PAID' });
  stub(filterPayments, () => pageOf([previous]));
  stub(listPaymentEduOrgTotals, ({ params }) =>
    params.id === previous.id
      ? [{ ...part, amount: 1_200_000 }]
      : [part, { ...part, eduOrg: college, amount: 200_000 }],
  );
  open();
  const table = within(await screen.findByRole('table', { name: 'Реестр по организациям' }));
  expect(await table.findByRole('columnheader', { name: 'К прошлому периоду' })).toBeVisible();
  const changes = ['−2 000,00 ₽', '+2 000,00 ₽', '0,00 ₽'];
  const rows = table.getAllByRole('row').slice(1);
  for (const [index, change] of changes.entries())
    expect(within(rows[index] as HTMLElement).getByText(change)).toBeVisible();
});

test('a register without organisations says so', async () => {
  stub(listPaymentEduOrgTotals, () => []);
  open();
  expect(await screen.findByText('Организаций в реестре нет')).toBeVisible();
});

test('a refusal says why, a failed load can be tried again', async () => {
  stub(listPaymentEduOrgTotals, () => new ApiError(403, 'Нет доступа к организациям'));
  const refused = open();
  expect(await screen.findByText('Нет доступа к организациям')).toBeVisible();
  refused.unmount();
  stub(listPaymentEduOrgTotals, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});
