import { paths } from '@campus/shared/paths';
import { expect, test } from '../../fixtures/test';

test('the application root page is registered on route /_app', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1, name: 'Всё студенческое рядом' });
  for (const address of ['/_app', paths.home()]) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(heading).toBeVisible();
  }
});
