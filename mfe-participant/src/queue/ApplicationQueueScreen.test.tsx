import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput, CallOutput } from '@campus/shared/contract/call';
import {
  approveApplication,
  filterApplications,
  getApplication,
  rejectApplication,
} from '@campus/shared/contract/applications/calls';
import { listEduOrgs } from '@campus/shared/contract/resources/calls';
import type { Role } from '@campus/shared/contract/roles';
import { ShortcutsContext } from '@campus/shared/remote/useShortcuts';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { shortcutBoard } from '@campus/shared/testing/shortcutBoard';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import commonEn from '../locales/en.json';
import commonRu from '../locales/ru.json';
import { ApplicationQueueScreen, locales } from './ApplicationQueueScreen';
import type { Application } from './ApplicationChecks';

const eduOrg = { id: idOf(1), name: 'Северный университет', shortName: 'СТУ' };
const names = { lastName: 'Мечтательная', firstName: 'Анна', middleName: null };
const item: CallOutput<typeof filterApplications>['items'][number] = {
  ...{ id: idOf(2), number: 'ESK-2026-000001', type: 'ESK_CARD', status: 'NEW' },
  ...{ createdAt: '2026-11-10T09:00:00Z', decidedAt: null, rejectReason: null },
  ...{ human: { id: idOf(3), ...names }, eduOrg, isOverdue: true },
};
const one: Application = {
  ...item,
  ...{ payload: null, files: [], version: 1, decidedBy: null, payment: null },
  studentSnapshot: {
    ...names,
    ...{ birthDate: '2005-05-14', eduOrg: eduOrg.name, program: 'Физика', course: 2 },
    ...{ group: 'Ф-201', level: 'BACHELOR', form: 'FULL_TIME', basis: 'BUDGET' },
    ...{ status: 'Учится', recordBook: '25-01' },
  },
  applicant: {
    ...{ birthDate: '2005-05-14', identityStatus: 'VERIFIED', photoUrl: null, card: null },
    ...{ snils: '•••-•••-445 95', inn: null, passport: null },
  },
};

function open({
  url = '/admin/applications',
  roles = ['SUPPORT'],
  language = 'ru',
  screens = <ApplicationQueueScreen />,
}: { url?: string; roles?: Role[]; language?: 'ru' | 'en'; screens?: ReactElement } = {}) {
  stub(listEduOrgs, () => [{ ...eduOrg, city: null, isActive: true }]);
  return renderScreen(screens, {
    ...{ url, path: '/admin/applications/:id?', roles, language },
    texts: {
      namespace: 'participant',
      locales: { ru: { ...commonRu, ...locales.ru }, en: { ...commonEn, ...locales.en } },
    },
  });
}
const url = `/admin/applications/${item.id}`;
const page = { items: [item], total: 1, skip: 0, size: 20 };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  stub(filterApplications, () => page);
  stub(getApplication, () => one);
});

test('what waits stands oldest first, and what waits too long is marked', async () => {
  const asked: CallInput<typeof filterApplications>[] = [];
  stub(filterApplications, (input) => {
    asked.push(input);
    return page;
  });
  open();
  const row = within(await screen.findByRole('row', { name: /Мечтательная Анна/ }));
  expect(row.getByText('Просрочена')).toBeVisible();
  expect(row.getByText('ESK-2026-000001')).toBeVisible();
  expect(asked[0]).toMatchObject({ query: { asc: true }, body: { statuses: ['NEW'] } });
});

test('tabs and filters are sent as the call wants them', async () => {
  const asked: CallInput<typeof filterApplications>['body'][] = [];
  stub(filterApplications, ({ body }) => {
    asked.push(body);
    return { ...page, items: [], total: 0 };
  });
  open({ url: '/admin/applications?type=EXTRA_GRANT&status=ALL' });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ types: ['EXTRA_GRANT'] });
  expect(asked[0]?.statuses).toBeUndefined();
});

test('an empty queue says so', async () => {
  stub(filterApplications, () => ({ ...page, items: [], total: 0 }));
  open();
  expect(await screen.findByText('Заявок нет')).toBeVisible();
});

test('the open one shows its data, and what speaks for and against it', async () => {
  open({ url });
  const facts = within(await screen.findByRole('region', { name: 'Данные заявителя' }));
  expect(facts.getByText('Физика')).toBeVisible();
  expect(facts.getByRole('link', { name: 'Мечтательная Анна' })).toHaveAttribute(
    'href',
    `/admin/humans/${item.human.id}`,
  );
  const checks = within(screen.getByRole('region', { name: 'Проверки' }));
  expect(checks.getByText('Личность подтверждена')).toBeVisible();
  expect(checks.getByText('Фото нет')).toBeVisible();
  expect(screen.getByText(/срок был 17 ноября 2026/)).toBeVisible();
});

test('nothing is said to be missing of what the operator of a former organisation is not told', async () => {
  open({ url, roles: ['EDU_OPERATOR'] });
  const checks = within(await screen.findByRole('region', { name: 'Проверки' }));
  expect(checks.getByText('Личность подтверждена')).toBeVisible();
  expect(checks.queryByText('Фото нет')).not.toBeInTheDocument();
});

test('a card names its place, and what would keep it from being approved', async () => {
  const applicant = { ...one.applicant, isStudying: false, hasStandingCard: true };
  stub(getApplication, () => ({
    ...{ ...one, applicant, payload: { issuingId: idOf(7) } },
    ...{ asked: { issuing: 'Корпус А', program: null } },
    human: { ...item.human, lastName: 'Замужняя' },
  }));
  open({ url });
  const terms = within(await screen.findByRole('region', { name: 'О чём заявка' }));
  expect(terms.getByText('Корпус А')).toBeVisible();
  const checks = within(screen.getByRole('region', { name: 'Проверки' }));
  expect(checks.getByText('Сейчас не учится')).toBeVisible();
  expect(checks.getByText('Карта уже есть: одобрить не получится')).toBeVisible();
  expect(checks.getByText('Фамилия: в заявке «Мечтательная», сейчас «Замужняя»')).toBeVisible();
});

test('the key A approves and R rejects', async () => {
  const { board, press: pressed } = shortcutBoard();
  open({
    url,
    screens: (
      <ShortcutsContext value={board}>
        <ApplicationQueueScreen />
      </ShortcutsContext>
    ),
  });
  await screen.findByRole('button', { name: 'Одобрить' });
  pressed('a');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Карта начнёт выпускаться сразу/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Отмена' }));
  pressed('r');
  expect(
    await screen.findByRole('dialog', { name: 'Отклонить заявку ESK-2026-000001' }),
  ).toBeVisible();
});

test('it is approved, with the photo that was seen, after a question that says what follows', async () => {
  const photoUrl = '/api/files/human-photo/a.jpg';
  stub(getApplication, () => ({ ...one, applicant: { ...one.applicant, photoUrl } }));
  const approved: CallInput<typeof approveApplication>[] = [];
  stub(approveApplication, (input) => {
    approved.push(input);
    return { ...one, status: 'APPROVED' as const };
  });
  const { store } = open({ url });
  await press('Одобрить');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Карта начнёт выпускаться сразу/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Одобрить' }));
  const sent = { params: { id: item.id }, body: { photoUrl } };
  await waitFor(() => expect(approved).toEqual([sent]));
  await waitFor(() =>
    expect(store.getState().notifications[0]?.text).toBe('Заявка ESK-2026-000001 одобрена'),
  );
});

test('it is rejected with a reason that a template begins', async () => {
  const rejected: CallInput<typeof rejectApplication>[] = [];
  stub(rejectApplication, (input) => {
    rejected.push(input);
    return { ...one, status: 'REJECTED' as const };
  });
  open({ url });
  await press('Отклонить');
  const window = within(await screen.findByRole('dialog'));
  await userEvent.click(window.getByRole('button', { name: 'Фото не подходит' }));
  await userEvent.click(window.getByRole('button', { name: 'Отклонить заявку' }));
  await waitFor(() => expect(rejected).toHaveLength(1));
  expect(rejected[0]?.body.reason).toMatch(/^На фото плохо видно лицо/);
});

test('a decision that somebody else made first is told in words', async () => {
  stub(approveApplication, () => new ApiError(409, 'Заявка уже одобрена. Обновите страницу.'));
  const { store } = open({ url });
  await press('Одобрить');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Одобрить' }));
  await waitFor(() =>
    expect(store.getState().notifications[0]?.text).toBe('Заявка уже одобрена. Обновите страницу.'),
  );
});

test('whoever comes second sees who decided and when', async () => {
  const decidedBy = { id: idOf(8), name: 'Помощникова Анна' };
  stub(getApplication, () => ({
    ...{ ...one, decidedBy, isOverdue: false, status: 'REJECTED' as const },
    ...{ decidedAt: '2026-11-12T09:00:00Z', rejectReason: 'Фото не подходит' },
  }));
  open({ url });
  expect(await screen.findByText(/Помощникова Анна, 12 ноября 2026, 12:00/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Одобрить' })).toBeNull();
});

test('whoever rejects second reads who was first, and keeps the reason that was typed', async () => {
  const decidedBy = { id: idOf(8), name: 'Помощникова Анна' };
  stub(rejectApplication, () => {
    stub(getApplication, () => ({
      ...{ ...one, decidedBy, isOverdue: false, status: 'APPROVED' as const },
      decidedAt: '2026-11-12T09:00:00Z',
    }));
    const said = 'Заявка уже одобрена. Обновите страницу.';
    return new ApiError(409, said, { code: 'STATE', current: 'APPROVED' });
  });
  open({ url });
  await press('Отклонить');
  const window = within(await screen.findByRole('dialog'));
  const reason = window.getByRole('textbox', { name: 'Причина' });
  await userEvent.type(reason, 'На фото другой человек');
  await userEvent.click(window.getByRole('button', { name: 'Отклонить заявку' }));
  expect(await window.findByText(/Помощникова Анна, 12 ноября 2026, 12:00/)).toBeVisible();
  expect(window.getByText('Заявка уже одобрена. Обновите страницу.')).toBeVisible();
  expect(reason).toHaveValue('На фото другой человек');
});

test('whoever approves second sees who was first', async () => {
  stub(approveApplication, () => {
    stub(getApplication, () => ({
      ...{ ...one, isOverdue: false, status: 'REJECTED' as const },
      ...{ decidedAt: '2026-11-12T09:00:00Z', rejectReason: 'Фото не подходит' },
      decidedBy: { id: idOf(8), name: 'Помощникова Анна' },
    }));
    return new ApiError(409, 'Заявка уже отклонена', { code: 'STATE', current: 'REJECTED' });
  });
  open({ url });
  await press('Одобрить');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Одобрить' }));
  expect(await screen.findByText(/Помощникова Анна, 12 ноября 2026, 12:00/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Одобрить' })).toBeNull();
});

test.each<[string, Role[]]>([
  ['payment managers decide on no cards', ['PAYMENT_MANAGER']],
  ['auditors decide on nothing', ['AUDITOR']],
])('%s', async (_, roles) => {
  open({ url, roles });
  expect(await screen.findByRole('region', { name: 'Проверки' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Одобрить' })).toBeNull();
});

test('the terms of a credit and its documents stand beside the data', async () => {
  const file = {
    ...{ id: idOf(6), url: '/api/files/documents/a.pdf', originalName: 'Договор.pdf' },
    ...{ mime: 'application/pdf', size: 2048 },
  };
  stub(getApplication, () => ({
    ...one,
    ...{ type: 'CREDIT_GRANT' as const, files: [file] },
    payload: { bank: 'Сбережения', semester: '2026-1', creditAmount: 12_000_050 },
    asked: { issuing: null, program: 'Прикладная физика' },
  }));
  open({ url, roles: ['PAYMENT_MANAGER'] });
  const terms = within(await screen.findByRole('region', { name: 'О чём заявка' }));
  expect(terms.getByText('120 000,50 ₽')).toBeVisible();
  expect(terms.getByText('осень 2026')).toBeVisible();
  expect(terms.getByText('Прикладная физика')).toBeVisible();
  expect(screen.getByRole('link', { name: /Договор.pdf/ })).toBeVisible();
});

test('an address of none says so; a failed list can be tried again, in English too', async () => {
  stub(getApplication, () => new ApiError(404, 'Not found'));
  const missing = open({ url, language: 'en' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'No such application' }),
  ).toBeVisible();
  missing.unmount();
  stub(filterApplications, () => new ApiError(503, 'The service is unavailable'));
  open({ language: 'en' });
  expect(await screen.findByText('The service is unavailable')).toBeVisible();
});
