import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import {
  endUserSessions,
  listUserActions,
  resetAuthenticator,
} from '@campus/shared/contract/staff/calls';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose, field, idOf, openUser, press, user } from './openUser';

test('a lost authenticator is switched off with a reason, where there is one', async () => {
  const lost = jest.fn((_: CallInput<typeof resetAuthenticator>) => user);
  stub(resetAuthenticator, lost);
  openUser({ admins: 2, read: () => ({ ...user, twoFactor: 'TOTP' }) });
  await field('Фамилия');
  await choose('Потеряно приложение с кодами');
  const window = within(await screen.findByRole('dialog'));
  await userEvent.type(await window.findByRole('textbox', { name: 'Причина' }), 'Видела паспорт');
  await userEvent.click(window.getByRole('button', { name: 'Отключить приложение' }));
  await waitFor(() => expect(lost.mock.lastCall?.[0].body).toEqual({ reason: 'Видела паспорт' }));
});

test('all sessions are ended after a question', async () => {
  stub(endUserSessions, () => user);
  const { store } = openUser({ admins: 2 });
  await field('Фамилия');
  await choose('Завершить все сеансы');
  await press('Завершить все сеансы');
  await waitFor(() =>
    expect(store.getState().notifications[0]?.text).toBe('Сеансы завершены: Помощникова Анна'),
  );
});

test('a server without the calls beyond the specification offers none of them', async () => {
  openUser({ read: () => ({ ...user, twoFactor: 'TOTP' }) });
  await press('Другие действия');
  expect(await screen.findByRole('menuitem', { name: 'Сменить роль' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Завершить все сеансы' })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: /приложение/ })).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('what a member of staff did is told in words, a code without words as it is', async () => {
  const entry = {
    ...{ at: '2026-11-10T09:00:00Z', ip: null, requestId: null, diff: null },
    actor: { type: 'USER' as const, id: user.id, name: 'Помощникова Анна' },
    entity: { type: 'user', id: idOf(12) },
  };
  stub(listUserActions, () => ({
    items: [
      { ...entry, id: idOf(20), action: 'user.role.update' },
      { ...entry, id: idOf(21), action: 'user.glow', entity: { type: 'glow', id: '1' } },
    ],
    ...{ total: 2, skip: 0, size: 20 },
  }));
  const { router } = openUser({ admins: 2 });
  await userEvent.click(await screen.findByRole('tab', { name: 'Что сделано' }));
  expect(await screen.findByText('Роль изменена')).toBeVisible();
  expect(screen.getByText('user.glow')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Открыть запись' })).toHaveAttribute(
    'href',
    `/admin/users/${idOf(12)}`,
  );
  const changes = screen.getAllByRole('link', { name: 'Что изменилось' });
  expect(changes.map((link) => link.getAttribute('href'))).toEqual([
    `/admin/log/${idOf(20)}`,
    `/admin/log/${idOf(21)}`,
  ]);
  expect(screen.getByRole('link', { name: 'Всё в журнале' })).toHaveAttribute(
    'href',
    `/admin/log?actorId=${user.id}`,
  );
  expect(router.state.location.search).toBe('?tab=actions');
});

test('who did nothing yet is said so, and a log that fails can be asked again', async () => {
  stub(listUserActions, () => new ApiError(503, 'Сервис недоступен'));
  openUser({ admins: 2 });
  await userEvent.click(await screen.findByRole('tab', { name: 'Что сделано' }));
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  stub(listUserActions, () => ({ items: [], total: 0, skip: 0, size: 20 }));
  await userEvent.click(retry);
  expect(await screen.findByText('Действий пока нет')).toBeVisible();
});
