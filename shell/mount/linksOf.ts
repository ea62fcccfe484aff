import type { Page } from 'playwright';

/** As routes have them; one that is no text, such as `/news/%`, leads nowhere and is left as it stands. */
function decoded(pathname: string) {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Where the links of a page lead within the product. */
export async function linksOf(page: Pick<Page, 'evaluate'>): Promise<string[]> {
  const paths = await page.evaluate(() =>
    [...document.querySelectorAll('a')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  );
  return paths.map(decoded);
}
