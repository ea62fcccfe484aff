import { paths } from '@campus/shared/paths';
import { openDrawn } from '../../fixtures/openDrawn';
import { expect, test } from '../../fixtures/test';

test('a page that nobody touches wakes by itself', { tag: '@all' }, async ({ page }) => {
  await openDrawn(page, paths.partners());
  await expect(page.locator('#code')).toHaveCount(0);
});
