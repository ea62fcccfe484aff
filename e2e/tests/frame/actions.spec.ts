import { cardPaths } from '@campus/shared/contract/cards/paths';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { paths } from '@campus/shared/paths';
import type { Locator } from '@playwright/test';
import type { DemoAccount } from '../../fixtures/demoAccounts';
import { settled } from '../../fixtures/expectSound';
import { setMaintenance } from '../../fixtures/setMaintenance';
import { signIn } from '../../fixtures/signIn';
import { expect, test } from '../../fixtures/test';

// Nobody has answered the cookie notice.
test.use({
  storageState: { cookies: [], origins: [] },
  contextOptions: { reducedMotion: 'reduce' },
});

const pages: { url: string; account?: DemoAccount; action: RegExp }[] = [
  { url: paths.home(), action: /^Получить карту/ },
  { url: cardPaths.card(), account: 'student', action: /^Показать на весь экран/ },
  { url: supportPaths.newTicket(), action: /^Отправить/ },
  { url: mediaPaths.newContent('news'), account: 'content', action: /^Сохранить/ },
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

const hour = 3_600_000;

test('no notice lies on the primary action of a page', async ({
  page,
  context,
  ownProduct,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch|FETCH_ERROR/);
  await ownProduct.killBackend();
  const startsAt = Date.now() + 5 * hour;
  await setMaintenance(ownProduct.dataDir, [
    {
      title: { ru: 'Обновление базы', en: 'Database update' },
      text: { ru: 'Переезжаем на новую версию.', en: 'Moving to a new version.' },
      startsAt: new Date(startsAt),
      endsAt: new Date(startsAt + 3 * hour),
      severity: 'READ_ONLY',
    },
  ]);
  await ownProduct.restartBackend();

  for (const { url, account, action } of pages) {
    // A page that is still open would ask in the name of nobody.
    await page.goto('about:blank');
    await context.clearCookies();
    if (account) {
      const value = await signIn(ownProduct, account);
      await context.addCookies([{ name: 'AuthToken', value, url: ownProduct.url }]);
    }
    for (const size of sizes) {
      await test.step(`${url} at ${size.width} × ${size.height}`, async () => {
        await page.setViewportSize(size);
        await page.goto(ownProduct.url + url);
        await settled(page);
        await expect(page.getByRole('region', { name: 'Технические работы' })).toBeVisible();
        await expect(page.getByRole('region', { name: 'Файлы cookie' })).toBeVisible();
        const main = page.getByRole('main');
        const button = main
          .getByRole('button', { name: action })
          .or(main.getByRole('link', { name: action }))
          .first();
        await button.scrollIntoViewIfNeeded();
        expect(await isHit(button)).toBe(true);
        await context.setOffline(true);
        await expect(page.getByText('Нет сети', { exact: false }).first()).toBeVisible();
        await button.scrollIntoViewIfNeeded();
        expect(await isHit(button)).toBe(true);
        await context.setOffline(false);
      });
    }
  }
});
