import { mediaPaths } from '@campus/shared/contract/media/paths';
import { filterPartners } from '@campus/shared/contract/partners/calls';
import { partnerPaths } from '@campus/shared/contract/partners/paths';
import type { Page } from '@playwright/test';
import { settled } from '../../fixtures/expectSound';
import { delayScripts } from '../../fixtures/delayScripts';
import { hasFonts } from '../../fixtures/hasFonts';
import { hydrate, openServerRendered } from '../../fixtures/hydrate';
import { renderedForStudent, serverRenderedPages } from '../../fixtures/serverRenderedPages';
import { apiOf } from '../../fixtures/signIn';
import { expect, test } from '../../fixtures/test';

const month = `${mediaPaths.events()}?view=month`;
/** A partner has another id in every product. */
const aPartner = 'a partner';

/** What carries a page: where it stands, how large it is and which colours it has. */
const main =
  'h1, h2, h3, a, button, input, article, nav, [role="grid"], [role="gridcell"], table, td';

const painted = (page: Page) =>
  page.getByRole('main').evaluate(
    (root, selector) =>
      [...root.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const { color, backgroundColor } = getComputedStyle(element);
          const place = [x, y + window.scrollY, width, height].map(Math.round).join(' ');
          const words = element.textContent?.trim().slice(0, 40) ?? '';
          return `${element.tagName} «${words}» at ${place}, ${color} on ${backgroundColor}`;
        }),
    main,
  );

/** In one visit: to load a page takes longer than to lay it out anew. */
const widths = [375, 1280];

async function paintedAt(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  return painted(page);
}

for (const address of [...serverRenderedPages, ...renderedForStudent, aPartner]) {
  /** The month is the page whose styles come from most places. */
  const tag = address === month ? [] : ['@all'];

  test(
    `${address} is painted before its code as it is after it, ${widths.join(' and ')} px wide`,
    { tag },
    async ({ page, product, signIn }) => {
      if (renderedForStudent.includes(address)) await signIn('student');
      const { items } = await apiOf(product)(filterPartners, { body: {} });
      const url = address === aPartner ? partnerPaths.partner(items[0]?.id ?? '') : address;
      const release = await delayScripts(page);
      await openServerRendered(page, url);
      await expect.poll(() => page.evaluate(hasFonts)).toBe(true);
      const before: Record<number, string[]> = {};
      for (const width of widths) before[width] = await paintedAt(page, width);
      release();
      await hydrate(page);
      await settled(page);
      for (const width of widths.toReversed()) {
        // The verdict on an unknown card is a heading and a way to the help.
        expect(before[width]?.length, `${width} px`).toBeGreaterThan(1);
        expect(await paintedAt(page, width), `${width} px`).toEqual(before[width]);
      }
    },
  );
}
