import { listPrograms } from '@campus/shared/contract/education/calls';
import {
  countAudience,
  getNotification,
  updateNotification,
} from '@campus/shared/contract/notifications/calls';
import { listEduOrgs, listStudentStatuses } from '@campus/shared/contract/resources/calls';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationScreen } from '../NotificationScreen';
import { notificationOf, openNotifications } from '../openNotifications';

const programme = (number: number, name: string) => ({
  ...{ id: idOf(number), code: `0${number}.04.01`, name, level: 'MASTER' as const, months: 24 },
  ...{ grantEligible: true },
  eduOrg: { id: idOf(40), name: 'Университет', shortName: 'ЛГУ' },
});

test('who studies by certain programmes is found by what they are called', async () => {
  const [physics, algebra] = [programme(31, 'Физика'), programme(32, 'Алгебра')];
  const filter = { programIds: [physics.id] };
  const draft = notificationOf({ audience: { mode: 'FILTER', filter } });
  const saved: object[] = [];
  stub(getNotification, () => draft);
  stub(updateNotification, ({ body }) => {
    saved.push(body);
    return { ...draft, version: draft.version + 1 };
  });
  const reach = { INBOX: 312, PUSH: null, EMAIL: 120 };
  stub(countAudience, () => ({ recipients: 312, reach, unavailable: [], refused: [] }));
  stub(listEduOrgs, () => []);
  stub(listStudentStatuses, () => []);
  stub(listPrograms, ({ query }) => {
    const items = query?.id ? [physics] : [algebra];
    return { items, total: 1, skip: 0, size: 50 };
  });
  openNotifications(<NotificationScreen />, {
    url: `/admin/notifications/${draft.id}`,
    roles: ['CONTENT_MANAGER'],
  });
  expect(await screen.findByRole('button', { name: 'Убрать «Физика»' })).toBeVisible();
  await userEvent.type(screen.getByRole('combobox', { name: 'Программы' }), 'алг');
  await userEvent.click(await screen.findByRole('option', { name: /Алгебра.*ЛГУ/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  // On a slow machine it has saved itself by then, and is saved once more.
  await waitFor(() => expect(saved).not.toHaveLength(0));
  const programIds = [physics.id, algebra.id];
  expect(saved[0]).toMatchObject({ audience: { mode: 'FILTER', filter: { programIds } } });
});

test('a day that is half typed finds nobody yet, and the rest of the draft stays', async () => {
  const draft = notificationOf({ audience: { mode: 'FILTER', filter: {} } });
  const asked: object[] = [];
  stub(getNotification, () => draft);
  stub(updateNotification, () => ({ ...draft, version: draft.version + 1 }));
  stub(countAudience, ({ body }) => {
    asked.push(body.audience);
    const reach = { INBOX: 312, PUSH: null, EMAIL: 120 };
    return { recipients: 312, reach, unavailable: [], refused: [] };
  });
  stub(listEduOrgs, () => []);
  stub(listStudentStatuses, () => []);
  openNotifications(<NotificationScreen />, {
    url: `/admin/notifications/${draft.id}`,
    roles: ['CONTENT_MANAGER'],
  });
  const from = await screen.findByRole('textbox', { name: 'С' });
  await userEvent.type(from, '31.1');
  expect(from).toHaveValue('31.1');
  expect(await screen.findByText(/^Выберите, кому и как отправить/)).toBeVisible();
  await userEvent.type(from, '0.2026');
  const filter = { createdFrom: '2026-10-30T21:00:00.000Z' };
  await waitFor(() => expect(asked.at(-1)).toEqual({ mode: 'FILTER', filter }));
});
