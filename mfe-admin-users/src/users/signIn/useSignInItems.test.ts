import type { CallInput } from '@campus/shared/contract/call';
import { endUserSessions, resetAuthenticator } from '@campus/shared/contract/staff/calls';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose, field, openUser, press, user } from '../openUser';

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
