import { ApiError } from '@campus/shared/api/ApiError';
import { getNotification, stopNotification } from '@campus/shared/contract/notifications/calls';
import { listEduOrgs, listStudentStatuses } from '@campus/shared/contract/resources/calls';
import type { Role } from '@campus/shared/contract/roles';
import type { Notification } from '@campus/shared/contract/notifications/records';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationScreen } from './NotificationScreen';
import { notificationOf, openNotifications } from './openNotifications';

function open(
  change: Partial<Notification>,
  roles: Role[] = ['ADMIN'],
  language: 'ru' | 'en' = 'ru',
) {
  const shown = notificationOf({ recipients: null, ...change });
  stub(getNotification, () => shown);
  const url = `/admin/notifications/${shown.id}`;
  return { shown, ...openNotifications(<NotificationScreen />, { url, roles, language }) };
}

test('results say how many got and read it, and why others did not', async () => {
  open({
    status: 'PARTIAL',
    stats: {
      ...{ targeted: 1_000, delivered: 900, failed: 60, read: 450 },
      failures: { EMAIL: 50, GIVEN_UP: 10 },
    },
  });
  const results = within(await screen.findByRole('region', { name: 'Что получилось' }));
  expect(results.getByText('900')).toBeVisible();
  expect(results.getByText('90 %')).toBeVisible();
  expect(results.getByText('50 %')).toBeVisible();
  expect(results.getByText('Почта не приняла письмо: 50')).toBeVisible();
  expect(results.getByText('Не отправлено из-за нашей ошибки: 10')).toBeVisible();
  expect(results.getByText('Не отправлено: отправку остановили: 40')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('what is on its way shows how far it is, and is stopped after a question', async () => {
  const { shown } = open({
    status: 'SENDING',
    stats: { targeted: 200, delivered: 100, failed: 0, read: 0 },
  });
  const stopped: Notification = { ...shown, status: 'PARTIAL', version: 4 };
  stub(stopNotification, () => {
    stub(getNotification, () => stopped);
    return stopped;
  });
  expect(await screen.findByRole('progressbar', { name: 'Отправка' })).toHaveAttribute(
    'aria-valuetext',
    '100 из 200',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Остановить отправку' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Остановить отправку' }));
  expect(await screen.findByText('Не отправлено: отправку остановили: 100')).toBeVisible();
});

test('what waits goes back to the drafts, where it is edited again', async () => {
  const { shown } = open({ status: 'SCHEDULED', sendAt: '2040-12-05T07:00:00Z' }, ['ADMIN'], 'en');
  stub(stopNotification, () => {
    const draft: Notification = { ...shown, status: 'DRAFT', version: 4 };
    stub(getNotification, () => draft);
    return draft;
  });
  expect(await screen.findByText(/^Goes out by itself: 5 December 2040, 10:00/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Return to drafts' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Return to drafts' }));
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Столовая открыта');
});

test('what waited shows how far it is once its moment has come, without a reload', async () => {
  const sendAt = new Date(Date.now() + 500).toISOString();
  const { shown } = open({ status: 'SCHEDULED', sendAt });
  expect(await screen.findByRole('button', { name: 'Вернуть в черновики' })).toBeVisible();
  const stats = { targeted: 200, delivered: 100, failed: 0, read: 0 };
  stub(getNotification, () => ({ ...shown, status: 'SENDING', stats, version: 4 }));
  expect(await screen.findByRole('progressbar', { name: 'Отправка' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Вернуть в черновики' })).toBeNull();
});

test('where the server cannot stop it, the button goes', async () => {
  open({ status: 'SENDING' });
  stub(stopNotification, () => new ApiError(404, 'Нет такого адреса'));
  await userEvent.click(await screen.findByRole('button', { name: 'Остановить отправку' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Остановить отправку' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Остановить отправку' })).toBeNull(),
  );
});

test('who only looks sees for whom a draft is, in words, and no button', async () => {
  stub(listEduOrgs, () => [
    { id: idOf(5), name: 'Северный университет', shortName: 'СТУ', city: null, isActive: true },
  ]);
  stub(listStudentStatuses, () => []);
  const filter = { eduOrgIds: [idOf(5)], courses: [1, 2], hasCard: true };
  open({ audience: { mode: 'FILTER', filter }, audienceMode: 'FILTER' }, ['AUDITOR']);
  expect(await screen.findByText('Учебные заведения: СТУ')).toBeVisible();
  expect(screen.getByText('Курсы: 1, 2')).toBeVisible();
  expect(screen.getByText('Есть ли карта: Карта есть')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Отправить|копию/ })).toBeNull();
});
