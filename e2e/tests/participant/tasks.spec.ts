import { peoplePaths } from '@campus/shared/contract/people/paths';
import { expect, test } from '../../fixtures/test';

test(
  'the whole row of a task leads to it, beside its words too',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn('newcomer');
    await page.goto(peoplePaths.me());
    const row = page.getByRole('listitem', { name: 'Подтвердить личность' });
    const link = row.getByRole('link');
    const [whole, words] = [await row.boundingBox(), await link.boundingBox()];
    // The corner is far from the words, which stand behind the sign.
    expect(words?.x).toBeGreaterThan((whole?.x ?? Infinity) + 16);
    await row.click({ position: { x: 6, y: 6 } });
    await expect(page).toHaveURL(peoplePaths.identity());
  },
);
