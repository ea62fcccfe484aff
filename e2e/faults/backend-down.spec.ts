import { paths } from '@campus/shared/paths';
import { startProduct, type Product } from '../fixtures/startProduct';
import { expect, test } from '../fixtures/test';

let product: Product;
test.beforeAll(async () => void (product = await startProduct()));
test.afterAll(() => product.stopAndForget());

test('a backend that is away is told, and a retry after its return shows the data', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 503|unavailable|недоступен/i);
  await product.killBackend();
  await page.goto(product.url + paths.news());
  const retry = page.getByRole('main').getByRole('button', { name: 'Повторить' });
  await expect(retry.first()).toBeVisible({ timeout: 20_000 });

  await product.restartBackend();
  await retry.first().click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
