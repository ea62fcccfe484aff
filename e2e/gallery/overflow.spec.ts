import { galleryAreas, openGallery } from '../fixtures/openGallery';
import { overflows, pseudoLocale } from '../fixtures/expectSound';
import { expect, test } from '../fixtures/test';

test.describe.configure({ mode: 'parallel' });

for (const area of galleryAreas) {
  test(`${area} fits 320 pixels, also with words 40 % longer`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openGallery(page, area);
    expect(await page.evaluate(overflows)).toEqual([]);
    await page.evaluate(pseudoLocale);
    expect(await page.evaluate(overflows), 'longer words').toEqual([]);
  });

  test(`${area} fits a phone with text twice as large and far apart`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await openGallery(page, area, { vision: '200.black.widest.shown' });
    expect(await page.evaluate(overflows)).toEqual([]);
  });
}
