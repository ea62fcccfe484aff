import { paths } from '@campus/shared/paths';
import { expect, test } from '../fixtures/test';

const filesOfMedia = '**/remotes/media/**';

test.beforeEach(({ allowProblem }) => allowProblem(/ERR_FAILED|Federation Runtime|\[media /));

test('a remote that is down leaves the rest of the page alone and comes back without a reload', async ({
  page,
}) => {
  await page.route(filesOfMedia, (route) => route.abort());
  await page.goto(paths.home());
  const failure = page.getByRole('alert').filter({ hasText: 'Раздел «Новости» не открылся' });
  await expect(failure).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('link', { name: 'Получить карту' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Задать вопрос' })).toBeVisible();

  await page.evaluate(() => (document.title = 'The same page'));
  await page.unroute(filesOfMedia);
  await failure.getByRole('button', { name: 'Повторить' }).click();

  await expect(page.getByRole('link', { name: 'Все новости' })).toBeVisible();
  await expect(failure).toBeHidden();
  await expect(page).toHaveTitle('The same page');
});

test('other sections open while one is down', async ({ page }) => {
  await page.route(filesOfMedia, (route) => route.abort());
  await page.goto(paths.news());
  await expect(page.getByRole('alert').filter({ hasText: 'не открылся' })).toBeVisible({
    timeout: 20_000,
  });
  await page.getByRole('link', { name: 'Помощь' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Чем помочь?' })).toBeVisible();
});
