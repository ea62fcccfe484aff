import { partnerPaths } from '@campus/shared/contract/partners/paths';
import { openServerRendered } from '../../fixtures/hydrate';
import { expect, test } from '../../fixtures/test';

test('a page that nobody touches hydrates by itself', { tag: '@all' }, async ({ page }) => {
  await openServerRendered(page, partnerPaths.partners());
  await expect(page.locator('#code')).toHaveCount(0);
});
