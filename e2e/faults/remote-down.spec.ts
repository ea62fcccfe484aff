import { mediaPaths } from '@campus/shared/contract/media/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { paths } from '@campus/shared/paths';
import { hydrate } from '../fixtures/hydrate';
import { expect, test } from '../fixtures/test';
import { watchReports } from '../fixtures/watchReports';

const filesOfMedia = '**/remotes/media/**';
test.beforeEach(({ allowProblem }) => allowProblem(/ERR_FAILED|Federation Runtime|\[media /));

test('a remote that is down leaves the rest of the page alone and comes back without a reload', async ({
  page,
}) => {
  await page.route(filesOfMedia, (route) => route.abort());
  await page.goto(paths.home());
  const failure = page.getByRole('alert').filter({ hasText: /Раздел «Новости.*» не открылся/ });
  // Three of its widgets are missing, and one card speaks for all of them.
  await expect(failure).toBeVisible();
  await expect(page.getByRole('link', { name: 'Получить карту', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Задать вопрос' })).toBeVisible();

  await page.evaluate(() => (document.title = 'The same page'));
  await page.unroute(filesOfMedia);
  const works = page.getByRole('link', { name: 'Все новости' });
  // The page gives up after 7.5 seconds, which a busy machine may need: then it is pressed again.
  await expect(async () => {
    if (await failure.isVisible())
      await failure.getByRole('button', { name: 'Повторить' }).click({ timeout: 2_000 });
    await expect(works).toBeVisible({ timeout: 8_000 });
  }).toPass();
  await expect(failure).toBeHidden();

  for (const name of ['Все события', 'Все партнёры'])
    await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page).toHaveTitle('The same page');
});

test('other sections open while one is down', async ({ page }) => {
  await page.goto(supportPaths.newTicket());
  await hydrate(page);
  await page.route(filesOfMedia, (route) => route.abort());
  await page.getByRole('link', { name: 'Новости', exact: true }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'не открылся' })).toBeVisible();

  await page.getByRole('link', { name: 'Помощь' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible();
});

test('a failure that passes is never seen, and told once with the release', async ({
  page,
  context,
}) => {
  const reports = await watchReports(context);
  let failures = 2;
  await page.route('**/remotes/media/**/remoteEntry.*.js', (route) =>
    failures-- > 0 ? route.abort() : route.continue(),
  );
  await page.goto(mediaPaths.news());
  await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible();

  await expect.poll(() => reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({ phase: 'load', step: 'retry', remote: 'media' });
});
