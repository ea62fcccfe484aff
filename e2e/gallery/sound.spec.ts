import { expectAccessible, overflows, pseudoLocale } from '../fixtures/expectSound';
import { galleryAreas, openGallery } from '../fixtures/openGallery';
import { expect, test } from '../fixtures/test';

test.describe.configure({ mode: 'parallel' });

/** A page that shows every state of a component has its landmarks several times. */
const except = ['landmark-unique'];

for (const area of galleryAreas) {
  // In one visit: to load a page takes longer than to lay it out anew.
  test(`${area} has no violation, light and dark, and fits 320 pixels, also with words 40 % longer`, async ({
    page,
  }) => {
    await openGallery(page, area);
    await expectAccessible(page, { except });
    await page.setViewportSize({ width: 320, height: 800 });
    // Whether a table has to scroll is measured a frame after its page has another width.
    await expect.poll(() => page.evaluate(overflows)).toStrictEqual([]);
    await page.evaluate(pseudoLocale);
    await expect.poll(() => page.evaluate(overflows), 'longer words').toStrictEqual([]);
  });

  // Names that are empty in the other language, and colours of a version of its own.
  test(`${area} has no violation in English for low vision`, async ({ page }) => {
    await openGallery(page, area, { language: 'en', vision: '150.blue.wide.shown' });
    await expectAccessible(page, { except });
  });

  test(`${area} fits a phone with text twice as large and far apart`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await openGallery(page, area, { vision: '200.black.widest.shown' });
    expect(await page.evaluate(overflows)).toStrictEqual([]);
  });
}
