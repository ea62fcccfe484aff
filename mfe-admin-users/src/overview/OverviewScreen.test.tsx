import { ApiError } from '@campus/shared/api/ApiError';
import { getMetrics } from '@campus/shared/contract/staff/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import commonEn from '../locales/en.json';
import commonRu from '../locales/ru.json';
import { OverviewScreen, locales } from './OverviewScreen';

const open = () =>
  renderScreen(<OverviewScreen />, {
    ...{ url: '/admin/overview', roles: ['SUPPORT'] },
    texts: {
      namespace: 'admin-users',
      locales: { ru: { ...commonRu, ...locales.ru }, en: { ...commonEn, ...locales.en } },
    },
  });

test('each number leads to the list of what it counts, and only what the role sees is there', async () => {
  stub(getMetrics, () => ({
    tickets: { new: 4, overdue: 2, unassigned: 3, mine: 1 },
    sync: { failed: 0, dead: 0 },
  }));
  open();
  const tickets = within(await screen.findByRole('region', { name: 'Обращения' }));
  expect(tickets.getByRole('link', { name: 'Просрочены' })).toHaveAttribute(
    'href',
    '/admin/tickets?view=overdue',
  );
  expect(tickets.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1',
    '3',
    '2',
  ]);
  const sync = within(screen.getByRole('region', { name: 'Сообщения НСИ' }));
  expect(sync.getByRole('link', { name: 'Не применены' })).toHaveAttribute(
    'href',
    '/admin/sync?status=DEAD',
  );
  expect(screen.queryByRole('region', { name: 'Реестры выплат' })).not.toBeInTheDocument();
});

test('money is a sum, and leads nowhere', async () => {
  stub(getMetrics, () => ({ payments: { paidThisMonth: 12, amountThisMonth: 1_234_500 } }));
  open();
  const paid = within(await screen.findByRole('region', { name: 'Выплачено в этом месяце' }));
  expect(paid.getByText(/12\s345,00\s₽/)).toBeVisible();
  expect(paid.queryByRole('link')).not.toBeInTheDocument();
});

test('counters that cannot be read can be asked for again', async () => {
  stub(getMetrics, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});
