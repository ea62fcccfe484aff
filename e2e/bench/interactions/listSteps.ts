import { expect, type Page } from '@playwright/test';

/** Until the page shows what it was last asked for. */
export const idle = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

/** Types words over the last ones as people do, and looks for them. */
export async function lookFor(page: Page, field: string, words: string) {
  const search = page.getByRole('searchbox', { name: field });
  await search.fill('');
  await search.pressSequentially(words, { delay: 120 });
  await search.press('Enter');
  await idle(page);
}

/** Orders a table by one of its columns. */
export async function orderBy(page: Page, table: string, column: string) {
  const head = page.getByRole('table', { name: table });
  await head.getByRole('link', { name: column, exact: true }).click();
  await idle(page);
}
