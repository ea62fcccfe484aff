import { expectAccessible } from '../fixtures/expectSound';
import { galleryAreas, openGallery } from '../fixtures/openGallery';
import { test } from '../fixtures/test';

test.describe.configure({ mode: 'parallel' });

/** A page that shows every state of a component has its landmarks several times. */
const except = ['landmark-unique'];

for (const area of galleryAreas) {
  test(`${area} has no violation, light and dark`, async ({ page }) => {
    await openGallery(page, area);
    await expectAccessible(page, { except });
  });

  // Names that are empty in the other language, and colours of a version of its own.
  test(`${area} has no violation in English for low vision`, async ({ page }) => {
    await openGallery(page, area, { language: 'en', vision: '150.blue.wide.shown' });
    await expectAccessible(page, { except });
  });
}
