import type { Browser, Page } from '@playwright/test';
import { hydrate } from '../../fixtures/hydrate';
import { visitSlowly, type WatchedVisitor } from './watchInteractions';

/** Runs in the page: from the next key or click until other cards than now are painted. */
function watchCards() {
  const cards = () =>
    document.querySelector('main [aria-busy="true"]')
      ? undefined
      : [...document.querySelectorAll('main article h2')].map((one) => one.textContent).join();
  const before = cards();
  let begun = 0;
  const begin = ({ timeStamp }: Event) => (begun = timeStamp);
  for (const type of ['keydown', 'click']) addEventListener(type, begin, { capture: true });
  const painted = new Promise<number>((resolve) => {
    const look = new MutationObserver(() => {
      const now = cards();
      if (!begun || !now || now === before) return;
      look.disconnect();
      // After the frame in which they are drawn.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
    });
    const attributes = { attributes: true, attributeFilter: ['aria-busy'] };
    look.observe(document.body, { childList: true, subtree: true, ...attributes });
  });
  Object.assign(globalThis, { painted });
}

interface Watched {
  painted: Promise<number>;
}

async function untilOtherCards(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(watchCards);
  await act();
  return page.evaluate(() => (globalThis as unknown as Watched).painted);
}

/** Types a search, looks at what is found, and turns the page, with a slow processor. */
export const visitNews = (browser: Browser, visitor: WatchedVisitor) =>
  visitSlowly(browser, visitor, async (page) => {
    await page.goto(`${visitor.url}/news`);
    await page.getByRole('main').getByRole('article').first().waitFor();
    await hydrate(page);
    const search = page.getByRole('searchbox', { name: 'Поиск по новостям' });
    const turned = await untilOtherCards(page, () =>
      page.getByRole('link', { name: 'Следующая страница' }).click(),
    );
    await search.pressSequentially('стипендия', { delay: 120 });
    const found = await untilOtherCards(page, () => search.press('Enter'));
    return { turned, found };
  });
