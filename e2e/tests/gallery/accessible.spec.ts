import { expectAccessible } from '../../fixtures/expectAccessible';
import { galleryAreas } from '../../fixtures/galleryAreas';
import { openGallery } from '../../fixtures/openGallery';
import { test } from '../../fixtures/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const area of galleryAreas)
  for (const language of ['ru', 'en'] as const) {
    test(`${area} has no violation in ${language}, light and dark`, async ({ page }) => {
      await openGallery(page, area, { language });
      await expectAccessible(page);
    });

    test(`${area} has no violation in ${language} for low vision`, async ({ page }) => {
      await openGallery(page, area, { language, vision: '150.blue.wide.shown' });
      await expectAccessible(page);
    });
  }
