import { filterEvents } from '@campus/shared/contract/media/eventCalls';
import { filterPartners } from '@campus/shared/contract/partners/calls';
import { createEvent } from '@campus/shared/contract/media/eventCalls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { partnerPaths } from '@campus/shared/contract/partners/paths';
import { paths } from '@campus/shared/paths';
import { readFile } from 'node:fs/promises';
import { demoAccounts, demoPassword } from '../../fixtures/demoAccounts';
import { expectAccessible } from '../../fixtures/expectSound';
import { settled } from '../../fixtures/expectSound';
import { apiOf } from '../../fixtures/signIn';
import { expect, test } from '../../fixtures/test';

test('a guest finds an event, a reload keeps the filter, and the event goes to the calendar', async ({
  page,
}) => {
  await page.goto(paths.home());
  const menu = page.getByRole('navigation', { name: 'Основное меню' });
  await menu.getByRole('link', { name: 'События' }).click();
  await page.getByRole('searchbox', { name: 'Поиск по событиям' }).fill('хакатон');
  await page.keyboard.press('Enter');
  // Before its code has come the page is left for another one.
  await expect(page).toHaveURL(/search=/);
  await page.getByText('Где', { exact: true }).click();
  await page.getByRole('link', { name: 'На месте' }).click();
  await expect(page).toHaveURL(/search=.*format=offline/);
  const found = page.getByRole('main').getByRole('article');
  await expect(found).toHaveCount(1);

  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Поиск по событиям' })).toHaveValue('хакатон');
  await expect(page.getByRole('link', { name: /^Где: На месте/ })).toBeVisible();
  await expect(found).toHaveCount(1);

  await page.getByRole('link', { name: 'Хакатон «Полезный кампус»' }).click();
  const title = page.getByRole('heading', { level: 1, name: 'Хакатон «Полезный кампус»' });
  await expect(title).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'В календарь' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('khakaton-poleznyi-kampus.ics');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toContain('SUMMARY:Хакатон «Полезный кампус»\r\n');
  expect(text).toMatch(/DTSTART:\d{8}T150000Z\r\n/);
});

test(
  'on a phone the way to sign up stays in reach while an event is read',
  { tag: '@all' },
  async ({ page, signIn }) => {
    const editor = await signIn('content');
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    await editor(createEvent, {
      body: {
        ...{ title: { ru: 'Забег у озера' }, slug: 'zabeg-u-ozera', status: 'PUBLISHED' },
        summary: { ru: 'Пять километров вокруг озера.' },
        body: { ru: '<p>Бежим вместе и не спешим.</p>'.repeat(40) + '<p>Возьмите воду.</p>' },
        ...{ startsAt: inDays(7), endsAt: inDays(8), place: { ru: 'Озеро' } },
        registrationUrl: 'https://example.com/run',
      },
    });
    await page.context().clearCookies({ name: 'AuthToken' });
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto(mediaPaths.event('zabeg-u-ozera'));
    const signUp = page.getByRole('link', { name: /^Записаться/ });
    await expect(signUp).toHaveCount(1);
    await expect(signUp).toBeInViewport({ ratio: 1 });
    await signUp.click({ trial: true });
    await page.getByText('Возьмите воду').scrollIntoViewIfNeeded();
    await expect(signUp).toBeInViewport({ ratio: 1 });
  },
);

test(
  'an event of the month opens from its day, and «back» leads to the same month',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto(mediaPaths.events());
    await page.getByRole('link', { name: 'По месяцам' }).click();
    const calendar = page.getByRole('region').filter({ has: page.getByRole('grid') });
    const nameOfMonth = calendar.getByRole('heading', { level: 2 }).last();
    const thisMonth = (await nameOfMonth.textContent()) ?? '';
    await page.getByRole('link', { name: 'Предыдущий месяц' }).click();
    await expect(page).toHaveURL(/view=month&month=\d{4}-\d{2}/);
    await expect(nameOfMonth).not.toHaveText(thisMonth);
    const month = page.url();
    const event = page.getByRole('grid').getByRole('link').first();
    const name = (await event.getAttribute('title')) ?? '';
    await event.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(month);
    await expect(page.getByRole('grid').getByRole('link', { name }).first()).toBeVisible();
  },
);

test(
  'one event opens from another, and an unknown one leads to the list',
  { tag: '@all' },
  async ({ page, product, allowProblem }) => {
    const { items } = await apiOf(product)(filterEvents, {
      query: { asc: true },
      body: { when: 'UPCOMING' },
    });
    await page.goto(mediaPaths.event(items[0]?.url ?? ''));
    const next = page.getByRole('region', { name: 'Ближайшие события' }).getByRole('article');
    const name = (await next.first().getByRole('heading').textContent()) ?? '';
    await next.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    allowProblem(/status of 404|ApiError/);
    await page.goto(mediaPaths.event('no-such-event'));
    await expect(page.getByRole('heading', { level: 1, name: 'Событие не найдено' })).toBeVisible();
    await page.getByRole('link', { name: 'Ко всем событиям' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'События' })).toBeVisible();
  },
);

test('a guest reads a page, goes to one below it and up again', async ({ page }) => {
  await page.goto(mediaPaths.infoPage('pomoshch'));
  await expect(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible();
  await expect(page.getByText(/^Обновлено \d/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Как получить карту' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Как получить карту' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Вы здесь' })
    .getByRole('link', { name: 'Помощь' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible();
});

test('a partner is found by city, and the promo code is shown after signing in', async ({
  page,
}) => {
  await page.goto(partnerPaths.partners());
  const cities = page.getByRole('navigation', { name: 'Город' });
  await page.getByText('Город', { exact: true }).click();
  await cities.getByRole('link', { name: 'Примерск' }).click();
  await page.getByText('Категория', { exact: true }).click();
  await page.getByRole('link', { name: 'Еда и кофе' }).click();
  await expect(page).toHaveURL(/cityIds=.*categoryIds=/);
  await page.reload();
  await expect(page.getByRole('link', { name: /^Город: Примерск/ })).toBeVisible();
  await page.getByText(/^Город, выбрано/).click();
  await expect(cities.getByRole('link', { name: 'Примерск' })).toHaveAttribute('aria-current');
  await page.getByRole('link', { name: 'Кофейня «Перемена»' }).click();

  await expect(page.getByText('PEREMENA15')).toBeHidden();
  await page.getByRole('button', { name: 'Войдите, чтобы увидеть промокод' }).click();
  const modal = page.getByRole('dialog');
  await modal.getByRole('button', { name: 'Войти с паролем' }).click();
  await modal.getByRole('textbox', { name: 'Почта' }).fill(demoAccounts.student.email);
  await modal.getByRole('textbox', { name: 'Пароль' }).fill(demoPassword);
  await modal.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByText('PEREMENA15')).toBeVisible();
});

test(
  'events and partners are in English for those who choose it',
  { tag: '@all' },
  async ({ page, product }) => {
    await page.goto(mediaPaths.events());
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Hackathon', exact: false }).first()).toBeVisible();
    const { items } = await apiOf(product)(filterPartners, { body: { search: 'Перемена' } });
    await page.goto(partnerPaths.partner(items[0]?.id ?? ''));
    await expect(page.getByRole('heading', { level: 1, name: 'Break Coffee House' })).toBeVisible();
    await expect(page.getByText('−15%')).toBeVisible();
  },
);

test(
  'an event, a page and a partner are accessible and fit a phone 320 pixels wide',
  { tag: '@all' },
  async ({ page, product }) => {
    const api = apiOf(product);
    const events = await api(filterEvents, { body: {} });
    const partners = await api(filterPartners, { body: {} });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const url of [
      mediaPaths.event(events.items[0]?.url ?? ''),
      mediaPaths.infoPage('pomoshch'),
      partnerPaths.partner(partners.items[0]?.id ?? ''),
    ]) {
      await page.goto(url);
      await settled(page);
      await expectAccessible(page);
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overflow, url).toBe(0);
    }
  },
);
