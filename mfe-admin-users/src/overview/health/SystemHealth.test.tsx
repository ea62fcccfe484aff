import { ApiError } from '@campus/shared/api/ApiError';
import { listReleasedRemotes } from '@campus/shared/contract/releases/calls';
import type { Role } from '@campus/shared/contract/roles';
import { getPlatformHealth } from '@campus/shared/contract/staff/metricCalls';
import { isSyncAlive } from '@campus/shared/contract/sync/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import commonEn from '../../locales/en.json';
import commonRu from '../../locales/ru.json';
import { remoteOf } from '../../releases/releaseFixtures';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { SystemHealth } from './SystemHealth';

const open = (role: Role) =>
  renderScreen(<SystemHealth />, {
    ...{ url: '/admin/overview', roles: [role] },
    texts: {
      namespace: 'admin-users',
      locales: { ru: { ...commonRu, ...ru }, en: { ...commonEn, ...en } },
    },
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

test('an auditor, who is of no team, is told of letters that never went', async () => {
  const asked = jest.fn(() => []);
  stub(isSyncAlive, () => new ApiError(404, 'Нет'));
  stub(getPlatformHealth, () => ({
    jobs: { waiting: 0, late: 0, dead: 0 },
    mail: { waiting: 4, late: 2, dead: 3 },
  }));
  stub(listReleasedRemotes, asked);
  open('AUDITOR');
  const health = within(await screen.findByRole('region', { name: 'Состояние сервиса' }));
  expect(await health.findByText('Не получилось: 3')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

test('the people of a team are told of a release of theirs that alarms', async () => {
  const remote = remoteOf();
  const stable = { ...remote.stable, isAlarming: true };
  stub(listReleasedRemotes, () => [remote, remoteOf({}, { name: 'support', stable })]);
  open('CONTENT_MANAGER');
  const health = within(await screen.findByRole('region', { name: 'Состояние сервиса' }));
  expect(await health.findByText('1 модуль с тревогой')).toBeVisible();
  expect(health.queryByText('Письма')).toBeNull();
  expect(health.getByRole('link', { name: 'Все релизы' })).toHaveAttribute(
    'href',
    '/admin/releases',
  );
});

test('a team without releases of its own is told nothing of them', async () => {
  const asked = jest.fn(() => []);
  stub(listReleasedRemotes, asked);
  open('EDU_OPERATOR');
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('where the server tells nothing of it, nothing is there', async () => {
  const asked = jest.fn(() => new ApiError(404, 'Нет'));
  stub(isSyncAlive, asked);
  stub(getPlatformHealth, asked);
  stub(listReleasedRemotes, asked);
  open('ADMIN');
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
