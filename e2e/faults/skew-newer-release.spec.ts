import { mediaPaths } from '@campus/shared/contract/media/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import type { Page } from '@playwright/test';
import { hydrate } from '../fixtures/hydrate';
import { expect, test } from '../fixtures/test';

/**
 * Somebody looks at the tab again after a while, so the page asks what is newer than it. Its clock
 * must have been installed before it came.
 */
async function returnLater(page: Page) {
  let isTold = false;
  const answer = page
    .waitForResponse(/\/plan\.json/)
    .then((response) => response.finished())
    .then(() => (isTold = true));
  // What asks comes after the page itself.
  await expect(async () => {
    // The time moves, its timers do not: what is under way would be given up.
    const now = await page.evaluate(() => Date.now());
    await page.clock.setSystemTime(now + 61_000);
    await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
    await expect.poll(() => isTold, { timeout: 1000 }).toBe(true);
  }).toPass();
  await answer;
}

const offer = (page: Page) => page.getByText('Вышло обновление');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const follow = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).first().click();

test.beforeEach(({ page }) => page.clock.install());

/** The news come out under another heading. */
const words = { from: 'Новости', to: 'Вести' };

async function readNews(page: Page) {
  await page.goto(mediaPaths.news());
  await hydrate(page);
  await expect(heading(page, 'Новости')).toBeVisible();
}

test('a page that was opened before a release goes on with what it has', async ({
  page,
  release,
}) => {
  await readNews(page);
  await release('words', 'sound', words);

  await follow(page, 'События');
  await expect(heading(page, 'События')).toBeVisible();
  await follow(page, 'Новости');
  await expect(heading(page, 'Новости')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a remote that the page has not loaded yet comes in its new release', async ({
  page,
  release,
}) => {
  await page.goto(supportPaths.newTicket());
  await release('words', 'sound', words);
  await returnLater(page);

  await follow(page, 'Новости');
  await expect(heading(page, 'Вести')).toBeVisible();
  await expect(offer(page)).toBeHidden();
});

test('a remote that is loaded offers a reload on the next screen, which brings the new release', async ({
  page,
  release,
}) => {
  await readNews(page);
  await release('words', 'sound', words);
  await returnLater(page);
  await expect(offer(page)).toBeHidden();

  await follow(page, 'Помощь');
  await expect(offer(page)).toBeVisible();
  await follow(page, 'Новости');
  await expect(heading(page, 'Новости')).toBeVisible();
  await page.getByRole('button', { name: 'Обновить', exact: true }).click();

  await expect(heading(page, 'Вести')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(mediaPaths.news());
  await expect(offer(page)).toBeHidden();
});

test('nobody who fills in a form is offered a reload, nor loses a word to it', async ({
  page,
  release,
}) => {
  await readNews(page);
  await follow(page, 'Написать в поддержку');
  const subject = page.getByRole('textbox', { name: 'Коротко, о чём вопрос' });
  await subject.fill('Не приходит выплата');
  await release('words', 'sound', words);
  await returnLater(page);
  await expect(subject).toHaveValue('Не приходит выплата');
  await expect(offer(page)).toBeHidden();

  await follow(page, 'Новости');
  await expect(offer(page)).toBeVisible();
  await follow(page, 'Написать в поддержку');
  await expect(subject).toHaveValue('Не приходит выплата');
  await expect(offer(page)).toBeHidden();
});

test('who declines is not asked again about the same release', async ({ page, release }) => {
  await readNews(page);
  await release('words', 'sound', words);
  await returnLater(page);
  await follow(page, 'События');
  await page
    .getByRole('status')
    .filter({ has: offer(page) })
    .getByRole('button', { name: 'Закрыть' })
    .click();
  await returnLater(page);
  await follow(page, 'Новости');

  await expect(heading(page, 'Новости')).toBeVisible();
  await expect(offer(page)).toBeHidden();
});
