import type { Page } from 'playwright';

/** Stands for what somebody else keeps. */
const mark = 'campus.mount';

/** In letters: a browser gives all of a site five million. */
const most = 200_000;

/** Puts something of nobody's beside what the page keeps; says whether it is there when asked. */
export async function markStorage(page: Page): Promise<() => Promise<string[]>> {
  const isMarked = await page.evaluate((name) => {
    try {
      localStorage.setItem(name, name);
      return true;
    } catch {
      return false;
    }
  }, mark);
  if (!isMarked) return () => Promise.resolve(['fills the storage of the site: others need it.']);
  return async () => {
    const isThere = await page.evaluate((name) => localStorage.getItem(name) !== null, mark);
    return isThere ? [] : ['empties the storage of the site: remove what is its own.'];
  };
}

/** What a page keeps in the browser that leaves no room for others, in a sentence. */
export async function sayStorage(page: Page): Promise<string[]> {
  const size = await page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((storage: Record<string, unknown>) => Object.entries(storage).map(String))
      .reduce((sum, { length }) => sum + length, 0),
  );
  if (size <= most) return [];
  return [`keeps ${size} letters in the browser of the ${most} it may: ask the server instead.`];
}
