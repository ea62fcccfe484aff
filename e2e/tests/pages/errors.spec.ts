import { paths } from '@campus/shared/paths';
import { settled } from '../../fixtures/settled';
import { expect, test } from '../../fixtures/test';

test('an unknown address answers 404 with a page that leads home', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'На главную' }).click();
  await expect(page).toHaveURL(paths.home());
  await expect(
    page.getByRole('heading', { level: 1, name: 'Всё студенческое рядом' }),
  ).toBeVisible();
});

test('an unknown file answers 404, never a page in its place', async ({ request }) => {
  const answer = await request.get('/remotes/media/no-such-release/remoteEntry.js');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).not.toContain('text/html');
});

test('a crash of the shell itself shows the fatal error and the way home', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/./);
  // A plan that no server sends: the menu cannot be drawn without the label of an entry.
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"label":{"ru"', '"word":{"ru"');
    await route.fulfill({ response, body });
  });
  await page.goto(paths.home());

  await expect(page.getByRole('heading', { name: 'Произошла ошибка' })).toBeVisible();
  await page.unroute('/');
  await page.getByRole('main').getByRole('link', { name: 'На главную' }).click();
  await settled(page);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Всё студенческое рядом' }),
  ).toBeVisible();
});
