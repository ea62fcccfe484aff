import { ApiError } from '@campus/shared/api/ApiError';
import { listHumanPayments } from '@campus/shared/contract/payments/calls';
import type { Payment } from '@campus/shared/contract/payments/records';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen } from '@testing-library/react';
import { history, paymentOf, historyTexts } from '../history/paymentFixtures';
import { LastPayment } from './LastPayment';

const humanId = '0b6a4b5e-9d5a-4c1e-8a0e-4f8b0f6f7c03';
const stubPayments = (...items: Payment[]) =>
  stub(listHumanPayments, () => ({ items, total: items.length }));
const open = (language: 'ru' | 'en' = 'ru') =>
  renderScreen(<LastPayment humanId={humanId} />, {
    texts: historyTexts,
    roles: ['SUPPORT'],
    language,
  });

test('the last payment that was sent is told, and leads to all of them', async () => {
  stubPayments(...history);
  open();
  expect(await screen.findByText('12 345,67 ₽')).toBeVisible();
  expect(screen.getByText('Стипендия, февраль 2026')).toBeVisible();
  expect(screen.getByText('Выплачена')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Все выплаты' })).toHaveAttribute(
    'href',
    `/admin/humans/${humanId}?tab=payments`,
  );
});

test('a returned one says why', async () => {
  stubPayments(paymentOf(3, { status: 'RETURNED', paidAt: null, reason: 'Счёт закрыт.' }));
  open();
  expect(await screen.findByText('Счёт закрыт.')).toBeVisible();
});

test('where nothing was sent yet, what is planned is told, and by when', async () => {
  stubPayments(paymentOf(1, { status: 'PLANNED', paidAt: null, periodTo: '2999-04-30' }));
  open();
  expect(await screen.findByText('Запланирована')).toBeVisible();
  expect(screen.getByText('ожидается до 30 апреля')).toBeVisible();
});

test('says that there were none, in English too', async () => {
  stubPayments();
  open('en');
  expect(await screen.findByText('There were no payments.')).toBeVisible();
});

test('a failed load can be tried again', async () => {
  stub(listHumanPayments, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});
