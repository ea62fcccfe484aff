import { galleryAreas } from '../../fixtures/galleryAreas';
import { openGallery } from '../../fixtures/openGallery';
import { expect, test } from '../../fixtures/test';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Look {
  name: string;
  width: number;
  media?: { colorScheme?: 'light' | 'dark'; forcedColors?: 'active' };
  vision?: string;
}

const looks: readonly Look[] = [
  { name: '320', width: 320 },
  { name: '768', width: 768 },
  { name: '1280', width: 1280 },
  { name: '768-dark', width: 768, media: { colorScheme: 'dark' } },
  { name: '768-forced', width: 768, media: { forcedColors: 'active' } },
  { name: '768-low-vision', width: 768, vision: '150.white.wide.hidden' },
];

for (const area of galleryAreas)
  for (const { name, width, media, vision } of looks)
    test(`${area} looks as it did: ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: 'light', ...media });
      await openGallery(page, area, { vision });
      await expect(page.getByRole('main')).toHaveScreenshot(`${area}-${name}.png`);
    });
