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

/** How somebody is called whom a table shows, as soon as it shows one; not everybody has a name. */
export async function nameIn(page: Page, table: string) {
  const rows = page.getByRole('table', { name: table }).getByRole('row');
  let named = '';
  const look = async () => {
    const cells = (await rows.allInnerTexts()).slice(1).flatMap((row) => row.split(/[\t\n]/));
    return (named = cells.find((text) => /^\p{Lu}\S+\s\p{Lu}/u.test(text)) ?? '');
  };
  await expect.poll(look, { message: `a name in “${table}”` }).not.toBe('');
  return named.split(/\s/)[0] ?? named;
}

/** Orders a table by one of its columns. */
export async function orderBy(page: Page, table: string, column: string) {
  const head = page.getByRole('table', { name: table });
  await head.getByRole('link', { name: column, exact: true }).click();
  await idle(page);
}
