import { ApiError } from '@campus/shared/api/ApiError';
import { listPaymentEduOrgTotals } from '@campus/shared/contract/payments/calls';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import { eduOrg, idOf, openRegister } from '../registerFixtures';

const open = () => openRegister({ tab: 'organisations' });

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
