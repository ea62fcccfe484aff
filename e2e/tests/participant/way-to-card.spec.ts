import { applicationPaths } from '@campus/shared/contract/applications/paths';
import { cardPaths } from '@campus/shared/contract/cards/paths';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { demoStudy } from '../../fixtures/demoAccounts';
import { newHuman } from '../../fixtures/newHuman';
import { expect, test } from '../../fixtures/test';

const viewport = { width: 375, height: 812 };

const step = (page: Page, name: string) => page.getByRole('listitem', { name });
const fill = (page: Page, name: string | RegExp, text: string) =>
  page.getByRole('textbox', { name }).fill(text);

async function tellIdentity(page: Page) {
  await fill(page, 'Фамилия', demoStudy.lastName);
  await fill(page, 'Имя', demoStudy.firstName);
  await fill(page, 'Дата рождения', demoStudy.birthDate.split('-').reverse().join('.'));
  await page.getByRole('radio', { name: 'Женский' }).check();
  await fill(page, 'СНИЛС', demoStudy.snils);
  await fill(page, 'Серия', '4021');
  await fill(page, 'Номер', '123456');
  await fill(page, 'Дата выдачи', '01.06.2021');
  await fill(page, 'Код подразделения', '780-001');
  await fill(page, 'Кем выдан', 'ГУ МВД');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Данные сохранены')).toBeVisible();
}

async function findStudy(page: Page) {
  const organisation = page.getByRole('combobox', { name: 'Организация' });
  await organisation.fill('Северный');
  await page.getByRole('option', { name: /Северный технологический/ }).click();
  await page.getByRole('button', { name: 'Найти запись' }).click();
  await page.getByRole('button', { name: 'Это я' }).click();
  await expect(page.getByRole('region', { name: 'Данные об учёбе' })).toBeVisible();
}

async function applyForCard(page: Page) {
  const buffer = await sharp({
    create: { width: 900, height: 1200, channels: 3, background: '#5abfa1' },
  })
    .jpeg()
    .toBuffer();
  const photo = page.getByRole('region', { name: 'Фото для карты' });
  await photo
    .getByLabel(/^Фото для карты/)
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await photo.getByRole('button', { name: 'Готово' }).click();
  await page.getByRole('button', { name: 'Проверить ответы' }).click();
  await page.getByRole('button', { name: 'Отправить заявку' }).click();
  const number = page.getByText(/^ESK-\d{4}-\d{6}$/);
  await expect(number).toBeVisible();
  return number.innerText();
}

test('a newcomer goes from nothing to an active card, and staff approve it in two presses', async ({
  page: queue,
  product,
  browser,
  signIn,
}) => {
  const token = await newHuman(product, 'way-to-card@example.test');
  const phone = await browser.newContext({ baseURL: product.url, viewport, locale: 'ru-RU' });
  await phone.addCookies([
    { name: 'AuthToken', value: token, url: product.url },
    { name: 'Consent', value: 'necessary', url: product.url },
  ]);
  const page = await phone.newPage();
  await page.goto(cardPaths.card());
  await step(page, 'Подтвердить личность').getByRole('link').click();
  await tellIdentity(page);
  await page.getByRole('link', { name: 'Найти свою учёбу' }).click();
  await findStudy(page);
  await page.goto(cardPaths.card());
  await expect(page.getByText('Готово 3 из 5')).toBeVisible();
  await step(page, 'Получить карту').getByRole('link').click();
  const number = await applyForCard(page);
  await page.reload();
  await expect(page.getByText(/на рассмотрении/i)).toBeVisible();
  await page.getByRole('link', { name: 'Ко всем заявкам' }).click();
  await expect(page.getByText(number)).toBeVisible();

  await signIn('support');
  await queue.goto(`${applicationPaths.queue()}?search=${number}`);
  await queue.getByRole('link', { name: new RegExp(demoStudy.lastName) }).click();
  await expect(queue.getByText('Личность подтверждена')).toBeVisible();
  await queue.getByRole('button', { name: 'Одобрить' }).click();
  await queue.getByRole('alertdialog').getByRole('button', { name: 'Одобрить' }).click();
  await expect(queue.getByRole('status').filter({ hasText: 'Одобрена' })).toBeVisible();

  await expect(async () => {
    await page.goto(cardPaths.card());
    await expect(page.getByRole('button', { name: 'Показать на весь экран' })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await phone.close();
});
