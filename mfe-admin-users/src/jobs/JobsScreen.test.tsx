import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import {
  countJobs,
  filterJobs,
  retryJob,
  type Job,
  type JobKindFigures,
} from '@campus/shared/contract/operations/calls';
import type { Role } from '@campus/shared/contract/roles';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JobsScreen, locales } from './JobsScreen';

const job: Job = {
  ...{ id: '0b6a4b5e-9d5a-4c1e-8a0e-000000000001', name: 'ticket.mailAnswer', state: 'DEAD' },
  ...{ attempts: 6, createdAt: '2026-11-20T09:00:00Z', runAt: null },
  ...{ diedAt: '2026-11-21T09:00:00Z', error: 'The server does not answer', isRepeating: false },
};
const kind: JobKindFigures = {
  ...{ name: job.name, isMail: true, every: null, dueSince: null },
  counts: { WAITING: 2, DUE: 0, RUNNING: 0, FAILED: 1, DEAD: 3 },
};

const asked: CallInput<typeof filterJobs>[] = [];
beforeEach(() => {
  asked.length = 0;
  stub(countJobs, () => [kind]);
  stub(filterJobs, (input) => {
    asked.push(input);
    return { items: [job], total: 1, skip: 0, size: 20 };
  });
});

const open = (url = '/admin/jobs', roles: Role[] = ['ADMIN']) =>
  renderScreen(<JobsScreen />, {
    ...{ url, path: '/admin/jobs', roles },
    texts: { namespace: 'admin-users', locales },
  });
const again = { name: 'Повторить: Письмо с ответом на обращение' };

test('a job that was given up says what it was, why and after how many attempts', async () => {
  open();
  const row = within(await screen.findByRole('row', { name: /The server does not answer/ }));
  expect(row.getByText('Письмо с ответом на обращение')).toBeVisible();
  expect(row.getByText('Не выполнена')).toBeVisible();
  expect(row.getByText('6')).toBeVisible();
});

test('kinds, behind a tab, say how many of them wait and fail, and mail is told apart', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Не выполнена · 3' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'По видам' }));
  expect(await screen.findByText(/Не выполнены 3 задачи/)).toBeVisible();
  expect(
    screen.getByText('Письма: ждут отправки — 2, отправим ещё раз — 1, не ушли — 3.'),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Письмо с ответом на обращение' }));
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ names: [job.name] }));
});

test('filters of the address are sent as the call wants them', async () => {
  open('/admin/jobs?state=DEAD&kind=ticket.mailAnswer');
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  await waitFor(() =>
    expect(asked.at(-1)?.body).toMatchObject({ states: ['DEAD'], names: ['ticket.mailAnswer'] }),
  );
});

test('one that was given up is tried again, after a question', async () => {
  const retried = jest.fn(() => ({ ...job, state: 'DUE' as const, diedAt: null }));
  stub(retryJob, retried);
  open();
  await userEvent.click(await screen.findByRole('button', again));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(retried).toHaveBeenCalledTimes(1));
});

test('an auditor reads why, and cannot try again', async () => {
  open('/admin/jobs?state=DEAD', ['AUDITOR']);
  expect(await screen.findByText('The server does not answer')).toBeVisible();
  expect(screen.queryByRole('button', again)).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('an empty queue says so, and a failed load can be tried again', async () => {
  stub(filterJobs, () => ({ items: [], total: 0, skip: 0, size: 20 }));
  const empty = open();
  expect(await screen.findByText('Задач нет')).toBeVisible();
  empty.unmount();
  stub(filterJobs, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});

test('a server that does not tell of jobs is no error', async () => {
  stub(countJobs, () => new ApiError(404, 'Не найдено'));
  stub(filterJobs, () => new ApiError(404, 'Не найдено'));
  open('/admin/jobs?view=kinds');
  expect(await screen.findByText('Задачи здесь не видны')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'По видам' })).not.toBeInTheDocument();
});
