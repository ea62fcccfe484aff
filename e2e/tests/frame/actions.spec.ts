import { cardPaths } from '@campus/shared/contract/cards/paths';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { paths } from '@campus/shared/paths';
import type { Locator } from '@playwright/test';
import type { DemoAccount } from '../../fixtures/demoAccounts';
import { settled } from '../../fixtures/expectSound';
import { expect, test } from '../../fixtures/test';

// Nobody has answered the cookie notice.
test.use({
  storageState: { cookies: [], origins: [] },
});

/** One page that flows and one with a bar of its own speak for the others where time is short. */
const pages: { url: string; account?: DemoAccount; action: RegExp; tag?: '@all' }[] = [
  { url: paths.home(), action: /^Получить карту/ },
  { url: cardPaths.card(), account: 'student', action: /^Показать на весь экран/, tag: '@all' },
  { url: supportPaths.newTicket(), action: /^Отправить/, tag: '@all' },
  { url: mediaPaths.newContent('news'), account: 'content', action: /^Опубликовать/ },
  { url: paymentPaths.newRegister('grant'), account: 'payments', action: /^Далее/, tag: '@all' },
];
const sizes = [
  { width: 1280, height: 800 },
  { width: 375, height: 667 },
];

/** What lies on the middle of a button belongs to it. */
const isHit = (button: Locator) =>
  button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return element.contains(top);
  });

/** Scrolled to as little as needed: what floats has to leave room by itself. */
const isReached = async (button: Locator) => {
  await button.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  return isHit(button);
};

const hour = 3_600_000;

/** Announced, and hours away: a line that stands above the header. */
const work = () => ({
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Обновление базы',
  text: 'Переезжаем на новую версию.',
  startsAt: new Date(Date.now() + 5 * hour).toISOString(),
  endsAt: new Date(Date.now() + 8 * hour).toISOString(),
  severity: 'READ_ONLY',
});

for (const { url, account, action, tag } of pages)
  test(
    `no notice lies on the primary action of ${url}`,
    { tag: tag ?? [] },
    async ({ page, context, signIn, allowProblem }) => {
      allowProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch|FETCH_ERROR/);
      await context.route('**/api/resources/service-works', (route) =>
        route.fulfill({ json: [work()] }),
      );
      if (account) await signIn(account);
      await page.goto(url);
      await settled(page);
      await expect(page.getByRole('region', { name: 'Технические работы' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Файлы cookie' })).toBeVisible();
      const main = page.getByRole('main');
      const button = main
        .getByRole('button', { name: action })
        .or(main.getByRole('link', { name: action }))
        .first();
      const expectFree = async () => {
        for (const size of sizes) {
          await page.setViewportSize(size);
          await button.scrollIntoViewIfNeeded();
          const where = `${url} at ${size.width} × ${size.height}`;
          await expect.poll(() => isHit(button), where).toBe(true);
        }
      };
      await expectFree();
      await context.setOffline(true);
      await expect(page.getByText('Нет сети', { exact: false }).first()).toBeVisible();
      await expectFree();
    },
  );

test.describe('on a phone that has an application', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
  });

  test(
    'neither a toast nor what the page offers lies on a primary action',
    { tag: '@all' },
    async ({ page }) => {
      for (const url of [paths.home(), supportPaths.newTicket(), mediaPaths.news()]) {
        for (const size of sizes) {
          await page.context().clearCookies();
          await page.setViewportSize(size);
          await page.goto(url);
          await settled(page);
          const footer = page.getByRole('contentinfo');
          await footer.getByRole('button', { name: 'Настройки cookie' }).click();
          const settings = page.getByRole('dialog', { name: 'Настройки cookie' });
          await settings.getByRole('button', { name: 'Только необходимые' }).click();
          await expect(page.getByRole('region', { name: 'Мобильное приложение' })).toBeVisible();
          await expect(page.getByText('Готово: измерений не будет')).toBeVisible();
          // Whoever is among the toasts keeps them.
          await page.keyboard.press('F6');
          const main = page.getByRole('main');
          for (const button of await main
            .locator(':is([data-variant=accent], [data-variant=strong])')
            .filter({ visible: true })
            .all()) {
            const where = `${await button.innerText()}, ${url} at ${size.width} × ${size.height}`;
            await expect.poll(() => isReached(button), where).toBe(true);
          }
          await expect(page.getByText('Готово: измерений не будет')).toBeVisible();
        }
      }
    },
  );

  test('nor on the actions for chosen rows', { tag: '@all' }, async ({ page, signIn }) => {
    await signIn('content');
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(mediaPaths.contents('news'));
      await settled(page);
      const cookies = page.getByRole('region', { name: 'Файлы cookie' });
      if (await cookies.isVisible())
        await cookies.getByRole('button', { name: 'Только необходимые' }).click();
      await expect(page.getByRole('region', { name: 'Мобильное приложение' })).toBeVisible();
      await page
        .getByRole('checkbox', { name: /^Выбрать: / })
        .first()
        .check();
      const bar = page.getByRole('group', { name: 'Что сделать с выбранными' });
      await expect(bar).toBeVisible();
      for (const button of await bar.getByRole('button').filter({ visible: true }).all()) {
        const where = `${await button.innerText()} at ${size.width} × ${size.height}`;
        await expect.poll(() => isHit(button), where).toBe(true);
      }
    }
  });
});
