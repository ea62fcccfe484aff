import { ApiError } from '@campus/shared/api/ApiError';
import { listHumanPayments } from '@campus/shared/contract/payments/calls';
import type { Role } from '@campus/shared/contract/roles';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import { history, paymentOf, historyTexts } from '../history/paymentFixtures';
import { HumanPayments } from './HumanPayments';

const humanId = '0b6a4b5e-9d5a-4c1e-8a0e-4f8b0f6f7c03';
const open = (language: 'ru' | 'en' = 'ru', role: Role = 'SUPPORT') =>
  renderScreen(<HumanPayments humanId={humanId} />, {
    texts: historyTexts,
    roles: [role],
    language,
  });

test('lists the payments of the person whose page it is', async () => {
  const asked: string[] = [];
  stub(listHumanPayments, ({ params }) => {
    asked.push(params.id);
    return { items: history, total: history.length };
  });
  open();
  const table = within(await screen.findByRole('table', { name: 'Выплаты участника' }));
  expect(table.getByText('12 345,67 ₽')).toBeVisible();
  expect(table.getByText('апрель 2026')).toBeVisible();
  expect(table.getByText('Возвращена')).toBeVisible();
  expect(table.getByText(/^ожидается до|^срок прошёл/)).toBeVisible();
  expect(asked).toEqual([humanId]);
});

test('sums what has reached the account, and not what was returned or is to come', async () => {
  stub(listHumanPayments, () => ({ items: history, total: history.length }));
  open();
  const table = within(await screen.findByRole('table', { name: 'Выплаты участника' }));
  const last = table.getAllByRole('row').at(-1) as HTMLElement;
  expect(within(last).getByRole('rowheader', { name: 'Выплачено всего' })).toBeVisible();
  expect(within(last).getByText('19 345,67 ₽')).toBeVisible();
});

test('whoever reads registers is led from a payment to its register', async () => {
  const register = { id: paymentOf(70).id, number: 'GR-000070' };
  stub(listHumanPayments, () => ({ items: [paymentOf(2, { register })], total: 1 }));
  const read = open('ru', 'PAYMENT_MANAGER');
  expect(await screen.findByRole('link', { name: 'GR-000070' })).toHaveAttribute(
    'href',
    `/admin/payments/grant/${register.id}`,
  );
  read.unmount();
  open('ru', 'SUPPORT');
  await screen.findByRole('table');
  expect(screen.queryByRole('link', { name: 'GR-000070' })).toBeNull();
});

test('a backend that tells no registers leaves no empty column', async () => {
  stub(listHumanPayments, () => ({ items: history, total: history.length }));
  open('ru', 'PAYMENT_MANAGER');
  await screen.findByRole('table');
  expect(screen.queryByRole('columnheader', { name: 'Реестр' })).toBeNull();
});

test('says that there were none', async () => {
  stub(listHumanPayments, () => ({ items: [], total: 0 }));
  open('en');
  expect(await screen.findByRole('heading', { name: 'No payments yet' })).toBeVisible();
});

test('a refusal says why, a failed load can be tried again', async () => {
  stub(listHumanPayments, () => new ApiError(403, 'Нет доступа к выплатам'));
  const refused = open();
  expect(await screen.findByText('Нет доступа к выплатам')).toBeVisible();
  refused.unmount();
  stub(listHumanPayments, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});
