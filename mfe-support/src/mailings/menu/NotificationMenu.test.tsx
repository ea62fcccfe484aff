import type { CallInput } from '@campus/shared/contract/call';
import {
  createNotification,
  deleteNotification,
  getNotification,
} from '@campus/shared/contract/notifications/calls';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationsScreen } from '../NotificationsScreen';
import {
  notificationOf,
  openNotifications,
  sentNotification as sent,
  stubNotifications,
} from '../openNotifications';

const draft = notificationOf();

beforeEach(() => localStorage.clear());

async function choose(title: string, action: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Действия: ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

test('a draft goes at once, comes back by an undo, and only a draft can go', async () => {
  const removed = jest.fn(({ params }: CallInput<typeof deleteNotification>) => params);
  stub(deleteNotification, removed);
  stubNotifications(draft, sent);
  const { store } = openNotifications(<NotificationsScreen />);
  await choose('Столовая открыта', 'Удалить черновик');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Столовая/ })).toBeNull());
  const [notice] = store.getState().notifications;
  act(() => {
    store.getState().dismiss(notice?.id ?? '');
    notice?.action?.onClick();
  });
  expect(await screen.findByRole('row', { name: /Столовая/ })).toBeVisible();
  expect(removed).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Действия: Кампус открыт' }));
  await screen.findByRole('menuitem', { name: 'Открыть' });
  expect(screen.queryByRole('menuitem', { name: 'Удалить черновик' })).toBeNull();
});

test('a copy of what was sent is a draft with the same words for the same people', async () => {
  const made = jest.fn((_: CallInput<typeof createNotification>) => draft);
  stub(getNotification, () => sent);
  stub(createNotification, made);
  stubNotifications(sent);
  const { router } = openNotifications(<NotificationsScreen />);
  await choose('Кампус открыт', 'Сделать копию');
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/admin/notifications/${draft.id}`),
  );
  const { body, kind, channels, audience } = sent;
  expect(made.mock.lastCall?.[0].body).toEqual({
    ...{ body, kind, channels, audience, link: '/news' },
    title: { ru: 'Кампус открыт (копия)' },
  });
});
