import { galleryAreas } from '../fixtures/galleryAreas';
import { inspectFocus } from '../fixtures/inspectFocus';
import { openGallery } from '../fixtures/openGallery';
import { expect, test } from '../fixtures/test';

// Fingers press: what is smaller under a mouse grows under them.
test.describe.configure({ mode: 'parallel' });
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 768, height: 900 },
  hasTouch: true,
  isMobile: true,
});

const most = 600;

for (const area of galleryAreas)
  test(`every stop of the Tab key in ${area} is outlined, uncovered and 44 px large`, async ({
    page,
  }) => {
    await openGallery(page, area);
    await page.getByRole('main').focus();
    const wrong: string[] = [];
    for (let stop = 0; stop < most; stop += 1) {
      await page.keyboard.press('Tab');
      const seen = await page.evaluate(inspectFocus);
      if (!seen) break;
      const { name, size, isOutlined, isUncovered, isLarge } = seen;
      if (!isOutlined) wrong.push(`no outline: ${name}`);
      if (!isUncovered) wrong.push(`covered: ${name}`);
      if (!isLarge) wrong.push(`${size}: ${name}`);
    }
    expect(wrong).toEqual([]);
  });
