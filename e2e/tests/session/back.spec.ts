import { cardPaths } from '@campus/shared/contract/cards/paths';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../shell/releases/gate/findBrowser';
import { signIn } from '../../fixtures/signIn';
import { expect, test } from '../../fixtures/test';

/** Notes what the very first frame of a page that “back” restored would show. */
const noteFirstFrame = () =>
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    requestAnimationFrame(
      () => (document.documentElement.dataset.restored = document.body.innerText),
    );
  });

const card = (page: Page) => page.getByText('Действует', { exact: true }).first();

test(
  '“back” never shows the page of somebody who has signed out since',
  { tag: '@all' },
  async ({ product }) => {
    const browser = await chromium.launch({
      executablePath: findBrowser({ isWhole: true }),
      args: ['--no-sandbox', '--disable-gpu'],
      // Playwright switches it off, and people do not.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext({ locale: 'ru-RU' });
    await context.addInitScript(noteFirstFrame);
    const token = await signIn(product, 'student');
    await context.addCookies([{ name: 'AuthToken', value: token, url: product.url }]);
    const page = await context.newPage();
    await page.goto(product.url + cardPaths.card());
    await expect(card(page)).toBeVisible();

    await page.goto(`${product.url}/healthz`);
    await context.clearCookies();
    await page.evaluate(() => history.back());
    await expect(
      page.getByRole('heading', { name: 'Войдите, чтобы открыть раздел' }),
    ).toBeVisible();
    await expect(card(page)).toBeHidden();
    const restored = await page.evaluate(() => document.documentElement.dataset.restored);
    expect(restored ?? '').not.toContain('Действует');
    await browser.close();
  },
);
