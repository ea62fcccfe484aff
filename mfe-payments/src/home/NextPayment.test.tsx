import { ApiError } from '@campus/shared/api/ApiError';
import { type Payment } from '@campus/shared/contract/payments/records';
import { listPayHistory } from '@campus/shared/contract/payments/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen } from '@testing-library/react';
import { history, paymentOf, historyTexts } from '../history/paymentFixtures';
import { NextPayment } from './NextPayment';

const open = (items: Payment[]) => {
  stub(listPayHistory, () => ({ items, total: items.length }));
  renderScreen(<NextPayment />, { texts: historyTexts, roles: ['STUDENT'] });
};

test('the next planned payment is shown with the way to all of them', async () => {
  open(history);
  expect(await screen.findByText('5 000,00 ₽')).toBeVisible();
  expect(screen.getByText('Запланирована')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Все выплаты' })).toHaveAttribute('href', '/me/payments');
});

test('with nothing planned, the last paid one is shown', async () => {
  open([paymentOf(1, { paidAt: '2026-01-10', amount: 100 }), paymentOf(2)]);
  expect(await screen.findByText('12 345,67 ₽')).toBeVisible();
  expect(screen.getByText('Стипендия, 5 марта 2026')).toBeVisible();
});

test('without payments it says when the first one appears', async () => {
  open([]);
  expect(await screen.findByText(/Выплат пока не было/)).toBeVisible();
});

test('a failed load can be tried again', async () => {
  stub(listPayHistory, () => new ApiError(503, 'Сервис недоступен'));
  renderScreen(<NextPayment />, { texts: historyTexts, roles: ['STUDENT'] });
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});
