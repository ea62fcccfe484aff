import {
  createNotification,
  getNotification,
  sendNotification,
} from '@campus/shared/contract/notifications/calls';
import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { saveFcmToken } from '@campus/shared/contract/people/calls';
import { expectAccessible } from '../../fixtures/expectSound';
import { fcmAnswers, fcmService } from '../../fixtures/fcmService';
import { apiOf, signIn } from '../../fixtures/signIn';
import { startProduct } from '../../fixtures/startProduct';
import { expect, test } from '../../fixtures/test';

const title = 'Турникет переехал';
const text = 'Вход теперь со стороны парка.';

test('a notification is written, counted, sent to those it is for, and is in their inbox after a reload', async ({
  page,
  signIn,
}) => {
  const admin = await signIn('admin');
  await page.goto(notificationPaths.notifications());
  await page.getByRole('link', { name: 'Написать уведомление' }).click();
  await page.getByRole('textbox', { name: 'Заголовок' }).fill(title);
  await page.getByRole('textbox', { name: 'Текст' }).fill(text);
  await page.getByRole('radio', { name: 'По условиям' }).check();
  await page.getByRole('textbox', { name: /^Имя, почта или номер/ }).fill('student@example.test');
  await expect(page.getByText('Получит 1 участник', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const send = page.getByRole('button', { name: 'Отправить 1 участнику' });
  await send.click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Отправить 1 участнику' }).click();
  const results = page.getByRole('region', { name: 'Что получилось' });
  await expect(results).toBeVisible({ timeout: 15_000 });
  await expect(results.getByText('100 %')).toBeVisible();
  await page.reload();
  await expect(results).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  expect(await admin(getNotification, { params: { id } })).toMatchObject({
    status: 'SENT',
    stats: { targeted: 1, delivered: 1, failed: 0 },
  });

  await signIn('student');
  await page.goto(mediaPaths.news());
  const bell = page.getByRole('banner').getByRole('button', { name: /^Сообщения/ });
  const message = page.getByRole('dialog', { name: 'Сообщения' }).getByText(title);
  await bell.click();
  await expect(message).toBeVisible();
  await page.reload();
  await bell.click();
  await expect(message).toBeVisible();
});

test(
  'what is planned is taken back to the drafts, and stays one after a reload',
  { tag: '@all' },
  async ({ page, signIn }) => {
    const content = await signIn('content');
    const { id } = await content(createNotification, {
      body: {
        ...{ title: { ru: 'Зимняя школа' }, body: { ru: 'Сорок мест.' }, kind: 'INFO' },
        ...{ channels: ['INBOX'], audience: { mode: 'STUDENTS' }, sendAt: '2040-12-05T07:00:00Z' },
      },
    });
    await page.goto(notificationPaths.notification(id));
    await page.getByRole('button', { name: 'Запланировать на 5 декабря 2040, 10:00' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Запланировать' }).click();
    await page.getByRole('button', { name: 'Вернуть в черновики' }).click();
    await dialog.getByRole('button', { name: 'Вернуть в черновики' }).click();
    await expect(page.getByRole('textbox', { name: 'Заголовок' })).toHaveValue('Зимняя школа');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Заголовок' })).toHaveValue('Зимняя школа');
    expect((await content(getNotification, { params: { id } })).status).toBe('DRAFT');
  },
);

test(
  'what is on its way shows how far it is and is stopped; those who have it keep it, the others are counted',
  { tag: '@all' },
  async ({ page, context }) => {
    const fcm = await fcmService();
    // A busy service: the part of the mailing that goes to devices waits for a minute and a half.
    fcm.answers.set('*', fcmAnswers.quota);
    const env = { FCM_SERVICE_ACCOUNT: fcm.serviceAccount, FCM_URL: fcm.url };
    const product = await startProduct({ env });
    const student = apiOf(product, await signIn(product, 'student'));
    await student(saveFcmToken, { body: { token: 'phone-of-the-test', platform: 'WEB' } });
    const token = await signIn(product, 'admin');
    const admin = apiOf(product, token);
    const { id } = await admin(createNotification, {
      body: {
        ...{ title: { ru: title }, body: { ru: text }, kind: 'INFO', channels: ['INBOX', 'PUSH'] },
        audience: { mode: 'FILTER', filter: { search: 'student@example.test' } },
      },
    });
    const params = { id };
    await admin(sendNotification, { params });

    await context.addCookies([{ name: 'AuthToken', value: token, url: product.url }]);
    await page.goto(product.url + notificationPaths.notification(id));
    const progress = page.getByRole('progressbar', { name: 'Отправка' });
    await expect(progress).toHaveAttribute('aria-valuetext', '1 из 2', { timeout: 15_000 });
    await page.getByRole('button', { name: 'Остановить отправку' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Остановить отправку' }).click();
    const results = page.getByRole('region', { name: 'Что получилось' });
    await expect(results).toContainText('Не отправлено: отправку остановили: 1');
    await page.reload();
    await expect(results).toContainText('Не отправлено: отправку остановили: 1');
    expect(await admin(getNotification, { params })).toMatchObject({
      status: 'PARTIAL',
      stats: { targeted: 2, delivered: 1, failed: 0 },
    });
    // A page that outlives its server would report that as a problem.
    await page.goto('about:blank');
    await product.stopAndForget();
    await fcm.stop();
  },
);
