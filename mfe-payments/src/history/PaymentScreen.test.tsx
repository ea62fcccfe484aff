import { ApiError } from '@campus/shared/api/ApiError';
import { listPayHistory } from '@campus/shared/contract/payments/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { history, paymentOf, historyTexts } from './paymentFixtures';
import { PaymentScreen } from './PaymentScreen';

const open = (number: number) =>
  renderScreen(<PaymentScreen />, {
    url: `/me/payments/${paymentOf(number).id}`,
    path: '/me/payments/:id',
    texts: historyTexts,
    roles: ['HUMAN', 'STUDENT'],
  });

const stubHistory = () => stub(listPayHistory, () => ({ items: history, total: history.length }));

const steps = async () => {
  const way = within(await screen.findByRole('list', { name: 'Путь выплаты' }));
  return way.getAllByRole('listitem');
};

afterEach(() => jest.useRealTimers());

test('a paid payment has its sum, account and day, and all of its way behind it', async () => {
  stubHistory();
  open(2);
  expect(
    await screen.findByRole('heading', { name: 'Стипендия за февраль 2026', level: 1 }),
  ).toBeVisible();
  expect(screen.getByText('12 345,67 ₽')).toBeVisible();
  expect(screen.getByText('•••• 4321')).toBeVisible();
  const [planned, sent, paid] = await steps();
  expect(planned).toHaveTextContent('Запланирована');
  expect(sent).toHaveTextContent('Реестр передан в банк');
  expect(paid).toHaveTextContent('Выплачена5 марта 2026');
  expect(paid).toHaveAttribute('aria-current', 'step');
});

test('a planned payment says by when it is expected', async () => {
  jest.useFakeTimers({ now: new Date('2026-04-15T09:00:00Z'), doNotFake: ['setTimeout'] });
  stubHistory();
  open(1);
  const [planned, sent, paid] = await steps();
  expect(planned).toHaveAttribute('aria-current', 'step');
  expect(sent).toHaveTextContent('уйдёт в банк');
  expect(paid).toHaveTextContent('ожидается до 30 апреля');
  expect(screen.getByRole('link', { name: 'Написать в поддержку' })).toHaveAttribute(
    'href',
    '/help/new?topic=PAYMENT',
  );
});

test('what is overdue names no day that has passed', async () => {
  jest.useFakeTimers({ now: new Date('2026-05-15T09:00:00Z'), doNotFake: ['setTimeout'] });
  stubHistory();
  open(1);
  const [, , paid] = await steps();
  expect(paid).toHaveTextContent('срок прошёл');
  expect(paid).not.toHaveTextContent('30 апреля');
});

test('each step behind has its day, and what is at the bank is expected some working days later', async () => {
  jest.useFakeTimers({ now: new Date('2026-03-06T09:00:00Z'), doNotFake: ['setTimeout'] });
  // Sent on a Wednesday for a month that is over.
  const plannedAt = '2026-03-02T09:00:00Z';
  const sent = paymentOf(5, {
    status: 'SENT',
    paidAt: null,
    plannedAt,
    sentAt: '2026-03-04T09:00:00Z',
  });
  stub(listPayHistory, () => ({ items: [sent], total: 1 }));
  open(5);
  const [planned, atBank, paid] = await steps();
  expect(planned).toHaveTextContent('Запланирована2 марта 2026');
  expect(atBank).toHaveTextContent('Отправлена4 марта 2026');
  expect(paid).toHaveTextContent('ожидается до 9 марта');
});

test('a returned payment says when it came back', async () => {
  const returnedAt = '2026-03-09T09:00:00Z';
  stub(listPayHistory, () => ({ items: [paymentOf(3, { ...history[2], returnedAt })], total: 1 }));
  open(3);
  const [, , end] = await steps();
  expect(end).toHaveTextContent('Возвращена9 марта 2026');
});

test('a returned payment says why, what to do and where to write', async () => {
  stubHistory();
  open(3);
  const [, , end] = await steps();
  expect(end).toHaveTextContent('Возвращена');
  expect(screen.getByText(/Счёт закрыт/)).toBeVisible();
  expect(screen.getByText(/Проверьте реквизиты/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Написать в поддержку' })).toHaveAttribute(
    'href',
    '/help/new?topic=PAYMENT',
  );
});

test('a payment that is not among the own ones is missing', async () => {
  stubHistory();
  open(99);
  expect(await screen.findByRole('heading', { name: 'Такой выплаты нет' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ко всем выплатам' })).toHaveAttribute(
    'href',
    '/me/payments',
  );
});

test('a refusal says why, a failed load can be tried again', async () => {
  stub(listPayHistory, () => new ApiError(403, 'Нет доступа к выплатам'));
  const refused = open(2);
  expect(await screen.findByText('Нет доступа к выплатам')).toBeVisible();
  refused.unmount();
  stub(listPayHistory, () => new ApiError(503, 'Сервис недоступен'));
  open(2);
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  stubHistory();
  await userEvent.click(retry);
  expect(await screen.findByText('12 345,67 ₽')).toBeVisible();
});
