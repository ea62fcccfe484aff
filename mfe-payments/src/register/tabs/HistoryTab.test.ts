import { ApiError } from '@campus/shared/api/ApiError';
import type { CallOutput } from '@campus/shared/contract/call';
import { filterPayments, listPaymentLog } from '@campus/shared/contract/payments/calls';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { screen, within } from '@testing-library/react';
import { openRegister } from '../registerFixtures';

type Event = CallOutput<typeof listPaymentLog>['items'][number];
const reopened: Event = {
  ...{ id: idOf(1), at: '2026-11-21T09:00:00Z', action: 'reopen', by: 'Контролёр Виктор' },
  comment: 'Проверьте сумму',
};
const created: Event = {
  ...{ id: idOf(2), at: '2026-11-20T09:00:00Z', action: 'create', by: null, comment: null },
};

const open = (change: Parameters<typeof openRegister>[0] = {}) => {
  stub(filterPayments, () => ({ items: [], total: 0, skip: 0, size: 1 }));
  return openRegister({ tab: 'history', ...change });
};

test('each move says who made it and with which words, the newest first', async () => {
  open();
  stub(listPaymentLog, () => ({
    items: [reopened, created],
    ...{ total: 2, skip: 0, size: 50 },
  }));
  const history = await screen.findByRole('list', { name: 'История' });
  const [last, first] = await within(history).findAllByRole('listitem');
  expect(last).toHaveTextContent('Возвращён в черновик');
  expect(last).toHaveTextContent('Контролёр Виктор');
  expect(last).toHaveTextContent('Проверьте сумму');
  expect(first).toHaveTextContent('Система');
});

test('what an event did is told in numbers', async () => {
  const totals = { included: 310, amount: 100_000_000 };
  const changes = { terms: ['budget' as const, 'period' as const], excluded: 5, totals };
  const edited: Event = { ...created, action: 'update', changes };
  const settled: Event = { ...reopened, action: 'settle', changes: { paid: 1_300, failed: 0 } };
  open();
  stub(listPaymentLog, () => ({ items: [settled, edited], ...{ total: 2, skip: 0, size: 50 } }));
  const history = await screen.findByRole('list', { name: 'История' });
  const [paid, update] = await within(history).findAllByRole('listitem');
  expect(update?.textContent?.replace(/\s/g, ' ')).toContain(
    'Изменены: бюджет, период. Исключено вручную: 5. В реестре включено 310 на 1 000 000,00 ₽.',
  );
  expect(paid?.textContent?.replace(/\s/g, ' ')).toMatch(/Проверьте суммуВыплачено: 1 300\.$/);
});

test('an empty history says so', async () => {
  open();
  expect(await screen.findByText('История пока пуста')).toBeVisible();
});

test('a history that fails can be tried again', async () => {
  open();
  stub(listPaymentLog, () => new ApiError(503, 'Сервис недоступен'));
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});

test('a backend without it has no such tab', async () => {
  open();
  stub(listPaymentLog, () => new ApiError(404, 'Не найдено'));
  expect(await screen.findByRole('region', { name: 'Сводка' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'История' })).toBeNull();
});

test('an operator of an organisation has no history', async () => {
  open({ roles: ['EDU_OPERATOR'] });
  expect(await screen.findByRole('region', { name: 'Сводка' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'История' })).toBeNull();
});

test('an address that leads to no register says so', async () => {
  open({ error: new ApiError(404, 'Не найдено') });
  expect(
    await screen.findByRole('heading', { name: 'Такого реестра нет', level: 1 }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'К реестрам' })).toHaveAttribute(
    'href',
    '/admin/payments/grant',
  );
});
