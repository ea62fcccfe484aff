import {
  createNotification,
  listMyNotifications,
  sendNotification,
} from '@campus/shared/contract/notifications/calls';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expectSound';
import { settled } from '../../fixtures/expectSound';
import { expect, test } from '../../fixtures/test';

const bell = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

test('unread messages are counted, all read by one press, and stay read after a reload', async ({
  page,
  signIn,
}) => {
  const student = await signIn('student');
  const { unread } = await student(listMyNotifications);
  expect(unread).toBeGreaterThan(0);
  await page.goto(mediaPaths.news());
  const counted = bell(page, new RegExp(`^Сообщения: ${unread} непрочитанн`));
  await counted.focus();
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Сообщения' });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(counted).toBeFocused();
  await counted.click();
  await dialog.getByRole('button', { name: 'Прочитать всё' }).click();
  await expect(dialog.getByText('Не прочитано')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bell(page, 'Сообщения')).toBeFocused();
  await page.reload();
  await expect(bell(page, 'Сообщения')).toBeVisible();
  expect((await student(listMyNotifications)).unread).toBe(0);
});

test(
  'a message that arrives changes the number on the open page, leads on, and is read',
  { tag: '@all' },
  async ({ page, signIn }) => {
    const admin = await signIn('admin');
    const newcomer = await signIn('newcomer');
    const { id } = (await newcomer(getCurrentHuman)) as { id: string };
    await page.clock.install();
    await page.goto(mediaPaths.news());
    await expect(bell(page, 'Сообщения')).toBeVisible();
    await settled(page);

    const draft = await admin(createNotification, {
      body: {
        kind: 'TICKET',
        title: { ru: 'Вам ответили', en: 'You have an answer' },
        body: { ru: 'Посмотрите ответ поддержки.', en: 'See what support has answered.' },
        link: supportPaths.newTicket(),
        channels: ['INBOX'],
        audience: { mode: 'IDS', humanIds: [id] },
      },
    });
    await admin(sendNotification, { params: { id: draft.id } });
    const arrived = async () => (await newcomer(listMyNotifications)).unread;
    await expect.poll(arrived).toBe(1);
    await page.clock.fastForward('03:05');
    await bell(page, 'Сообщения: 1 непрочитанное').click();

    const dialog = page.getByRole('dialog', { name: 'Сообщения' });
    await expect(dialog.getByText('Не прочитано')).toBeVisible();
    await dialog.getByRole('link', { name: 'Вам ответили' }).click();
    await expect(page).toHaveURL(new RegExp(`${supportPaths.newTicket()}$`));
    await expect(dialog).toBeHidden();
    await page.reload();
    await bell(page, 'Сообщения').click();
    await expect(dialog.getByRole('link', { name: 'Вам ответили' })).toBeVisible();
    await expect(dialog.getByText('Не прочитано')).toBeHidden();
  },
);

test(
  'without an answer the bell has no number and the page is quiet',
  { tag: '@all' },
  async ({ page, signIn, allowProblem }) => {
    allowProblem(/human-notifications|status of 503/);
    await signIn('student');
    await page.route('**/api/human-notifications/**', (route) =>
      route.fulfill({ status: 503, json: { statusCode: 503, code: 'UNAVAILABLE', message: 'x' } }),
    );
    await page.goto(mediaPaths.news());
    await settled(page);
    await bell(page, 'Сообщения').click();
    const dialog = page.getByRole('dialog', { name: 'Сообщения' });
    await expect(dialog.getByRole('button', { name: 'Повторить' })).toBeVisible();
    await page.unroute('**/api/human-notifications/**');
    await dialog.getByRole('button', { name: 'Повторить' }).click();
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
  },
);
