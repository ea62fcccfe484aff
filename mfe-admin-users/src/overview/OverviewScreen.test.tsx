import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { listStudentStatuses } from '@campus/shared/contract/resources/calls';
import type { Role } from '@campus/shared/contract/roles';
import {
  getDailyMetrics,
  getMetrics,
  getPlatformHealth,
} from '@campus/shared/contract/staff/metricCalls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import commonEn from '../locales/en.json';
import commonRu from '../locales/ru.json';
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

test('what has been paid this month leads to the registers of each type that it came from', async () => {
  const figures = { paidThisMonth: 12, amountThisMonth: 1_234_500 };
  stub(getMetrics, () => ({ payments: { ...figures, byType: { 'extra-grant': figures } } }));
  open();
  const paid = within(await screen.findByRole('region', { name: 'Выплачено в этом месяце' }));
  expect(paid.getByText(/12\s345,00\s₽/)).toBeVisible();
  for (const name of ['Выплат (повышенные стипендии)', 'На сумму (повышенные стипендии)'])
    expect(paid.getByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/payments\/extra-grant\?paidFrom=\d{4}-\d{2}-01$/),
    );
});

test('a sum that the server does not tell by type leads nowhere', async () => {
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

const waitingOfType = (waiting: number, overdue = 0) => ({ new: waiting, overdue });
const ofNone = { drafts: 0, waitingForApproval: 0, approved: 0 };

test.each([
  ['SUPPORT', ['Заявки: ждут решения (карта)', 'Заявки: просрочены (карта)']],
  ['PAYMENT_MANAGER', ['Заявки: ждут решения (повышенная стипендия)']],
] as const)(
  'of applications only those wait for %s that the role decides on',
  async (role, own) => {
    stub(getMetrics, () => ({
      applications: {
        ...waitingOfType(5, 1),
        byType: {
          ESK_CARD: waitingOfType(3, 1),
          EXTRA_GRANT: waitingOfType(2),
          CREDIT_GRANT: waitingOfType(0),
        },
      },
    }));
    open(role);
    const waiting = within(await screen.findByRole('region', { name: 'Ждёт вас' }));
    const links = waiting.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(own);
    expect(links[0]).toHaveAttribute('href', expect.stringMatching(/applications\?type=E[A-Z_]+$/));
    const card = within(screen.getByRole('region', { name: 'Заявки' }));
    expect(card.getByRole('link', { name: 'Просрочены' })).toHaveAttribute(
      'href',
      expect.stringMatching(/applications\?createdTo=\d{4}-\d\d-\d\d$/),
    );
  },
);

test('what stands in lists of its own by type or kind leads to each that has something', async () => {
  const none = { drafts: 0, scheduled: 0 };
  stub(getMetrics, () => ({
    registers: {
      ...{ ...ofNone, drafts: 3 },
      byType: {
        ...{ grant: { ...ofNone, drafts: 2 }, 'extra-grant': { ...ofNone, drafts: 1 } },
        ...{ 'credit-grant': ofNone, 'one-time': ofNone },
      },
    },
    content: {
      ...{ drafts: 4, scheduled: 0 },
      byKind: { news: none, events: { drafts: 4, scheduled: 0 }, 'info-pages': none },
    },
  }));
  open('AUDITOR');
  const hrefs = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  await screen.findByRole('region', { name: 'Материалы' });
  expect(hrefs('Реестры выплат')).toEqual([
    ['Черновики (стипендии)', '/admin/payments/grant?state=DRAFT'],
    ['Черновики (повышенные стипендии)', '/admin/payments/extra-grant?state=DRAFT'],
    ['Ждут утверждения', '/admin/payments/grant?state=FORMED'],
    ['Утверждены, не отправлены', '/admin/payments/grant?state=APPROVED'],
  ]);
  expect(hrefs('Материалы')).toEqual([
    ['Черновики (события)', '/admin/media/events?status=DRAFT'],
    ['Запланированы', '/admin/media/news?status=SCHEDULED'],
  ]);
});

test('those who study are found by the states in which they do', async () => {
  const studying = '00000000-0000-4000-8000-000000000001';
  const state = { name: 'Учится', isPayable: true };
  stub(listStudentStatuses, () => [
    { ...state, id: studying, key: 'ENROLLED' as const, isStudying: true },
    { ...state, id: studying.replace('1', '2'), key: 'EXPELLED' as const, isStudying: false },
  ]);
  stub(getMetrics, () => ({ people: { humans: 9, students: 5, activeCards: 2 } }));
  open();
  expect(await screen.findByRole('link', { name: 'Учатся' })).toHaveAttribute(
    'href',
    `/admin/humans?statusIds=${studying}`,
  );
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

test('where the server tells neither days nor health, the counters stand alone', async () => {
  stub(getMetrics, () => ({ users: { active: 9, inactive: 1 } }));
  open();
  expect(await screen.findByRole('region', { name: 'Сотрудники' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Состояние сервиса' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'По дням' })).not.toBeInTheDocument();
});

test('figures are read anew by themselves, without a skeleton and without losing the focus', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    let overdue = 2;
    stub(getMetrics, () => ({ tickets: { new: 4, overdue, unassigned: 3, mine: 1 } }));
    open();
    const tickets = within(await screen.findByRole('region', { name: 'Обращения' }));
    const link = tickets.getByRole('link', { name: 'Просрочены' });
    link.focus();
    overdue = 9;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(await tickets.findByText('9')).toBeVisible();
    expect(link).toHaveFocus();
    expect(screen.queryByText('Загружаем…')).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});
