import { mediaPaths } from '@campus/shared/contract/media/paths';
import { expect, test } from '../fixtures/test';

test('a backend that is away is told, and a retry after its return shows the data', async ({
  page,
  ownProduct,
  allowProblem,
}) => {
  allowProblem(/status of 503|unavailable|недоступен/i);
  await ownProduct.killBackend();
  await page.goto(ownProduct.url + mediaPaths.news());
  const retry = page.getByRole('main').getByRole('button', { name: 'Повторить' });
  await expect(retry.first()).toBeVisible();

  await ownProduct.restartBackend();
  await retry.first().click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
