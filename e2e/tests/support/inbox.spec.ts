import {
  createNotification,
  listMyNotifications,
  sendNotification,
} from '@campus/shared/contract/notifications/calls';
import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { expect, test } from '../../fixtures/test';

test(
  'what is read on one device is read on another, one and all',
  { tag: '@all' },
  async ({ page, signIn, browser, product }) => {
    const admin = await signIn('admin');
    const student = await signIn('student');
    const { id } = (await student(getCurrentHuman)) as { id: string };
    const unreadByNow = async () => (await student(listMyNotifications)).unread;
    const unread = (await unreadByNow()) + 2;
    for (const ru of ['Первая новость', 'Вторая новость']) {
      const draft = await admin(createNotification, {
        body: {
          ...{ kind: 'INFO', title: { ru }, body: { ru: 'Прочитайте на любом устройстве.' } },
          ...{ channels: ['INBOX'], audience: { mode: 'IDS', humanIds: [id] } },
        },
      });
      await admin(sendNotification, { params: { id: draft.id } });
    }
    await expect.poll(unreadByNow).toBe(unread);
    const other = await browser.newContext({
      baseURL: product.url,
      storageState: await page.context().storageState(),
    });
    const phone = await other.newPage();
    const unreadOn = (device: typeof page) =>
      device
        .getByRole('region', { name: 'Сообщения, сначала новые' })
        .getByText('Не прочитано', { exact: true });
    const address = `${notificationPaths.inbox()}?view=unread`;
    await page.goto(address);
    await phone.goto(address);
    await expect(unreadOn(page)).toHaveCount(Math.min(unread, 20));

    await page
      .getByRole('button', { name: /^Отметить прочитанным/ })
      .first()
      .click();
    const bell = (device: typeof page, count: number) =>
      device.getByRole('banner').getByRole('button', {
        name: new RegExp(`^Сообщения: ${count} `),
      });
    await expect(bell(page, unread - 1)).toBeVisible();
    await phone.reload();
    await expect(unreadOn(phone)).toHaveCount(Math.min(unread - 1, 20));
    await expect(bell(phone, unread - 1)).toBeVisible();

    await phone.getByRole('button', { name: 'Прочитать всё' }).click();
    await expect(unreadOn(phone)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Непрочитанных сообщений нет' })).toBeVisible();
    await page.getByRole('link', { name: 'Показать все' }).click();
    const list = page.getByRole('region', { name: 'Сообщения, сначала новые' });
    await expect(list.getByRole('listitem').first()).toBeVisible();
    await expect(unreadOn(page)).toHaveCount(0);
    await other.close();
  },
);
