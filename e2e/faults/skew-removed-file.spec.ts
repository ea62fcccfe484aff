import { mediaPaths } from '@campus/shared/contract/media/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import type { Page } from '@playwright/test';
import { hydrate } from '../fixtures/hydrate';
import { expect, test } from '../fixtures/test';

test.beforeEach(({ allowProblem }) =>
  allowProblem(/404|MIME type|Loading (CSS )?chunk|LoadError|Federation Runtime|\[media /),
);

const notFound = { status: 404, contentType: 'application/json', body: '{}' };
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const follow = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).first().click();

function countLoads(page: Page) {
  const loads: string[] = [];
  page.on('load', () => loads.push(new URL(page.url()).pathname));
  return loads;
}

/** Gives the addresses of the pages that are loaded from now on. */
async function readNews(page: Page) {
  await page.goto(mediaPaths.news());
  await hydrate(page);
  await expect(heading(page, 'Новости')).toBeVisible();
  return countLoads(page);
}

/** The release that the page is of is cleared away as soon as there is another one. */
async function clearAway(page: Page) {
  const planned = await page.evaluate(() => {
    const plan = JSON.parse(document.getElementById('plan')?.textContent ?? '') as {
      remotes: { release: string; declaration: { name: string } }[];
    };
    return plan.remotes.find(({ declaration }) => declaration.name === 'media')?.release ?? '';
  });
  await page.route(`**/remotes/media/${planned}/**`, (route) => route.fulfill(notFound));
}

const writeTicket = async (page: Page) => {
  const subject = page.getByRole('textbox', { name: 'Коротко, о чём вопрос' });
  await subject.fill('Не приходит выплата');
  return subject;
};

test('where nothing of a remote is shown, the newer release comes without a reload', async ({
  page,
  release,
}) => {
  await page.goto(supportPaths.newTicket());
  await hydrate(page);
  const loads = countLoads(page);
  await clearAway(page);
  await release('newer', 'sound');

  await follow(page, 'Новости');
  await expect(heading(page, 'Новости')).toBeVisible();
  expect(loads).toStrictEqual([]);
});

test('a screen whose file is gone loads the page anew, once, and keeps the draft', async ({
  page,
  release,
}) => {
  const loads = await readNews(page);
  await clearAway(page);
  await release('newer', 'sound');
  await follow(page, 'Написать в поддержку');
  await writeTicket(page);

  await follow(page, 'События');
  await expect(heading(page, 'События')).toBeVisible();
  await expect.poll(() => loads).toEqual([mediaPaths.events()]);
  await follow(page, 'Написать в поддержку');
  await expect(page.getByRole('textbox', { name: 'Коротко, о чём вопрос' })).toHaveValue(
    'Не приходит выплата',
  );
});

test('a reload that does not help is not repeated: the card says so', async ({ page, release }) => {
  const loads = await readNews(page);
  await release('newer', 'sound');
  await page.route(/\/remotes\/media\/[^/]+\/(?!remoteEntry)[^/]*js$/, (route) =>
    route.fulfill(notFound),
  );
  await page.route('**/plan.json*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('-newer', '-next') });
  });

  await follow(page, 'События');
  await expect(page.getByRole('alert').filter({ hasText: 'не открылся' })).toBeVisible();
  await expect.poll(() => loads).toEqual([mediaPaths.events()]);
  await expect(page.getByRole('link', { name: 'Помощь' }).first()).toBeVisible();
});

test('a part of an old shell that is gone does not reload a form that is being filled in', async ({
  page,
}) => {
  await page.goto(supportPaths.newTicket());
  const subject = await writeTicket(page);
  const loads = countLoads(page);
  await page.route('**/plan.json*', async (route) => {
    const response = await route.fetch();
    const plan = (await response.json()) as object;
    await route.fulfill({ response, json: { ...plan, release: 'newer' } });
  });
  const asked = page.waitForResponse(/\/shell\/.*js$/);
  await page.route('**/shell/*.js', (route) => route.fulfill(notFound));
  await page.getByRole('button', { name: 'Поиск' }).first().click();
  await asked;
  await expect(subject).toHaveValue('Не приходит выплата');
  expect(loads).toStrictEqual([]);
});
