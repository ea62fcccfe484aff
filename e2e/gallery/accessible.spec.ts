import { expectAccessible } from '../fixtures/expectSound';
import { galleryAreas, openGallery } from '../fixtures/openGallery';
import { test } from '../fixtures/test';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A page that shows every state of a component has its landmarks several times. */
const except = ['landmark-unique'];

for (const area of galleryAreas)
  for (const language of ['ru', 'en'] as const) {
    test(`${area} has no violation in ${language}, light and dark`, async ({ page }) => {
      await openGallery(page, area, { language });
      await expectAccessible(page, { except });
    });

    test(`${area} has no violation in ${language} for low vision`, async ({ page }) => {
      await openGallery(page, area, { language, vision: '150.blue.wide.shown' });
      await expectAccessible(page, { except });
    });
  }
