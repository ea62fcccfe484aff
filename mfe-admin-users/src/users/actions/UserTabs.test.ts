import { ApiError } from '@campus/shared/api/ApiError';
import { listUserActions } from '@campus/shared/contract/staff/calls';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openUser, user } from '../openUser';

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

test('a look at what was done asks nothing, and leaves what is typed in the record', async () => {
  stub(listUserActions, () => ({ items: [], total: 0, skip: 0, size: 20 }));
  const { router } = openUser({ admins: 2 });
  const position = await screen.findByRole('textbox', { name: /^Должность/ });
  await userEvent.type(position, ' и методист');
  const typed = (position as HTMLInputElement).value;
  await userEvent.click(screen.getByRole('tab', { name: 'Что сделано' }));
  expect(await screen.findByText('Действий пока нет')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Запись' }));
  expect(screen.getByRole('textbox', { name: /^Должность/ })).toHaveValue(typed);
  await act(() => router.navigate('/admin'));
  expect(await screen.findByRole('alertdialog', { name: 'Уйти без сохранения?' })).toBeVisible();
});
