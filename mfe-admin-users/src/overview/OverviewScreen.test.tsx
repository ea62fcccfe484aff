import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { listReleasedRemotes } from '@campus/shared/contract/releases/calls';
import type { Role } from '@campus/shared/contract/roles';
import {
  getDailyMetrics,
  getMetrics,
  getPlatformHealth,
} from '@campus/shared/contract/staff/metricCalls';
import { isSyncAlive } from '@campus/shared/contract/sync/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import commonEn from '../locales/en.json';
import commonRu from '../locales/ru.json';
import { remoteOf } from '../releases/releaseFixtures';
import { OverviewScreen, locales } from './OverviewScreen';

const days = ['2026-03-04', '2026-03-05'];

beforeEach(() => {
  stub(getMetrics, () => ({}));
  stub(getDailyMetrics, () => new ApiError(404, 'Нет'));
  stub(getPlatformHealth, () => new ApiError(404, 'Нет'));
});

const open = (role: Role = 'SUPPORT') =>
  renderScreen(<OverviewScreen />, {
    ...{ url: '/admin/overview', roles: [role] },
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

test('what waits for the reader stands first, and what does not wait is not in it', async () => {
  stub(getMetrics, () => ({
    tickets: { new: 4, overdue: 0, unassigned: 3, mine: 1 },
    notifications: { drafts: 5, scheduled: 0 },
  }));
  open();
  const waiting = within(await screen.findByRole('region', { name: 'Ждёт вас' }));
  expect(waiting.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Обращения: у меня в работе',
    'Обращения: никому не назначены',
  ]);
});

test('nothing waits for whoever only reads', async () => {
  stub(getMetrics, () => ({ tickets: { new: 4, overdue: 2, unassigned: 3, mine: 0 } }));
  open('AUDITOR');
  expect(await screen.findByRole('region', { name: 'Обращения' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Ждёт вас' })).not.toBeInTheDocument();
});

test('days are a picture with its table, and the period is in the address', async () => {
  const asked: CallInput<typeof getDailyMetrics>[] = [];
  stub(getDailyMetrics, (input) => {
    asked.push(input);
    return { days, tickets: [2, 3] };
  });
  const { router } = open();
  const events = within(await screen.findByRole('figure', { name: 'Карты, заявки и обращения' }));
  await userEvent.click(await events.findByRole('button', { name: /таблиц/i }));
  expect(events.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['2', '3']);
  expect(screen.queryByRole('figure', { name: 'Выплачено' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: '90 дней' }));
  expect(router.state.location.search).toBe('?days=90');
  expect(asked.at(-1)?.query).toEqual({ days: '90' });
});

test('the state of what nobody sees is told to an administrator, the worst first', async () => {
  stub(isSyncAlive, () => ({
    ...{ isConfigured: true, isAlive: false, lastMessageAt: null },
    counts: { RECEIVED: 0, PROCESSING: 0, APPLIED: 9, SKIPPED: 0, FAILED: 0, DEAD: 0 },
  }));
  stub(getPlatformHealth, () => ({
    jobs: { waiting: 3, late: 2, dead: 1 },
    mail: { waiting: 0, late: 0, dead: 0 },
  }));
  stub(listReleasedRemotes, () => [remoteOf()]);
  open('ADMIN');
  const health = within(await screen.findByRole('region', { name: 'Состояние сервиса' }));
  expect(await health.findByText('Не отвечает')).toBeVisible();
  expect(await health.findByText('Не получилось: 1')).toBeVisible();
  expect(health.getByRole('link', { name: 'Фоновые задачи' })).toHaveAttribute(
    'href',
    '/admin/jobs',
  );
  expect(health.getByText('Ничего не ждёт')).toBeVisible();
  expect(await health.findByText('Всё спокойно')).toBeVisible();
});

test('where the server tells neither days nor health, the counters stand alone', async () => {
  stub(getMetrics, () => ({ users: { active: 9, inactive: 1 } }));
  open();
  expect(await screen.findByRole('region', { name: 'Сотрудники' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Состояние сервиса' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'По дням' })).not.toBeInTheDocument();
});
