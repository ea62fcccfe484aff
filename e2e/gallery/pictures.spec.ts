import { galleryAreas } from '../fixtures/galleryAreas';
import { openGallery } from '../fixtures/openGallery';
import { pictureOf } from '../fixtures/pictureOf';
import { keepPictureSource, pictureSource, pictureSourceKept } from '../fixtures/pictureSource';
import { expect, test } from '../fixtures/test';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const tolerance = { maxDiffPixelRatio: 0.01, threshold: 0.25 };

/** Another browser lays lines of text out a little differently, another system has other fonts. */
test.beforeEach(({ browser }, { config }) => {
  const here = pictureSource(browser);
  if (/all|changed/.test(config.updateSnapshots)) return keepPictureSource(here);
  const made = pictureSourceKept();
  test.skip(here !== made, `not compared here: this is ${here}, the pictures are of ${made}`);
});

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
      const picture = await pictureOf(page.getByRole('main'));
      expect(picture).toMatchSnapshot(`${area}-${name}.png`, tolerance);
    });
