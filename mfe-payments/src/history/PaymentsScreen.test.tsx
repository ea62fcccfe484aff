import { ApiError } from '@campus/shared/api/ApiError';
import { listPayHistory } from '@campus/shared/contract/payments/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { history, paymentOf, historyTexts } from './paymentFixtures';
import { PaymentsScreen } from './PaymentsScreen';

const open = (url = '/me/payments') =>
  renderScreen(<PaymentsScreen />, { url, texts: historyTexts, roles: ['HUMAN', 'STUDENT'] });

const stubHistory = () => stub(listPayHistory, () => ({ items: history, total: history.length }));

test('the newest year with payments comes first, and its sum counts what was paid', async () => {
  stubHistory();
  open();
  const sum = within(await screen.findByRole('region', { name: 'Выплачено за 2026 год' }));
  expect(sum.getByText('12 345,67 ₽')).toBeVisible();
  expect(sum.getByText('Ещё ожидается 5 000,00 ₽')).toBeVisible();
  expect(screen.getByRole('link', { name: '2026' })).toHaveAttribute('aria-current', 'true');
});

test('payments stand in their months with kind, period, account and state', async () => {
  stubHistory();
  open();
  const march = within(await screen.findByRole('region', { name: 'март' }));
  expect(march.getByRole('heading', { name: 'Стипендия' })).toBeVisible();
  expect(march.getByText('5 марта 2026')).toBeVisible();
  expect(march.getByText('за февраль 2026')).toBeVisible();
  expect(march.getByText('счёт •••• 4321')).toBeVisible();
  expect(march.getByText('Выплачена')).toBeVisible();
  const april = within(screen.getByRole('region', { name: 'апрель' }));
  expect(april.getByText('Запланирована')).toBeVisible();
});

test('a returned payment says why and what to do', async () => {
  stubHistory();
  open();
  expect(await screen.findByText(/Счёт закрыт/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Написать в поддержку' })).toHaveAttribute(
    'href',
    '/help/new?topic=PAYMENT',
  );
});

test('money on its way says by when it is expected, and what is late says that', async () => {
  jest.useFakeTimers({ now: new Date('2026-04-15T09:00:00Z'), doNotFake: ['setTimeout'] });
  stub(listPayHistory, () => ({
    items: [
      ...history,
      paymentOf(5, {
        ...history[0],
        periodFrom: '2026-03-01',
        periodTo: '2026-03-31',
        paidAt: null,
      }),
    ],
    total: history.length + 1,
  }));
  open();
  const april = within(await screen.findByRole('region', { name: 'апрель' }));
  expect(april.getByText('ожидается до 30 апреля')).toBeVisible();
  expect(screen.getAllByText(/ожидается до/)).toHaveLength(1);
  expect(screen.getByText('срок прошёл, деньги ещё не пришли')).toBeVisible();
  jest.useRealTimers();
});

test('another year is an address', async () => {
  stubHistory();
  const { router } = open();
  await userEvent.click(await screen.findByRole('link', { name: '2025' }));
  expect(router.state.location.search).toBe('?year=2025');
  expect(screen.getByRole('region', { name: 'Выплачено за 2025 год' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Повышенная стипендия' })).toBeVisible();
});

test('the calendar shows all months of the year, and keeps the year', async () => {
  stubHistory();
  const { router } = open('/me/payments?year=2025');
  await userEvent.click(await screen.findByRole('link', { name: 'Календарь' }));
  expect(router.state.location.search).toBe('?year=2025&view=calendar');
  const calendar = screen.getByRole('list', { name: 'Календарь выплат за 2025 год' });
  expect(within(calendar).getAllByRole('heading')).toHaveLength(12);
  expect(within(calendar).getAllByText('Выплат нет')).toHaveLength(11);
  expect(within(calendar).getByRole('link', { name: 'Повышенная стипендия' })).toHaveAttribute(
    'href',
    `/me/payments/${paymentOf(4).id}`,
  );
});

test('each payment of the list leads to its page', async () => {
  stubHistory();
  open();
  const march = within(await screen.findByRole('region', { name: 'март' }));
  expect(march.getByRole('link', { name: 'Стипендия' })).toHaveAttribute(
    'href',
    `/me/payments/${paymentOf(2).id}`,
  );
});

test('a year without payments falls back to the newest one', async () => {
  stubHistory();
  open('/me/payments?year=1999');
  expect(await screen.findByRole('region', { name: 'Выплачено за 2026 год' })).toBeVisible();
});

test('somebody without payments learns when they come', async () => {
  stub(listPayHistory, () => ({ items: [], total: 0 }));
  open();
  expect(await screen.findByRole('heading', { name: 'Выплат пока не было' })).toBeVisible();
});

test('a failed load can be tried again', async () => {
  stub(listPayHistory, () => new ApiError(503, 'Сервис недоступен'));
  open();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  stubHistory();
  await userEvent.click(retry);
  expect(await screen.findByRole('region', { name: 'Выплачено за 2026 год' })).toBeVisible();
});
