import { mediaPaths } from '@campus/shared/contract/media/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import type { Page } from '@playwright/test';
import { addressesOf } from '../fixtures/addressesOf';
import { hydrate, openServerRendered } from '../fixtures/hydrate';
import { expect, test } from '../fixtures/test';

test.beforeEach(({ allowProblem }) =>
  allowProblem(/Federation Runtime|Loading (CSS )?chunk|LoadError|\[media |ERR_(FAILED|ABORTED)/),
);

for (const [what, files] of Object.entries(addressesOf('media')))
  test(`a remote whose ${what} hangs has a skeleton, then a card, and comes back`, async ({
    page,
  }) => {
    await page.goto(supportPaths.newTicket());
    await hydrate(page);
    await page.route(files, () => undefined);
    await page.getByRole('link', { name: 'Новости', exact: true }).first().click();
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    const failure = page.getByRole('alert').filter({ hasText: 'не открылся' });
    await expect(failure).toBeVisible();

    // What was held goes on with this.
    await page.unroute(files);
    await failure.getByRole('button', { name: 'Повторить' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible();
  });

const leave = async (page: Page) => {
  await page.getByRole('link', { name: 'Помощь' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible();
};

test('a page that comes while files of a remote hang is usable at once', async ({
  page,
  signIn,
}) => {
  await signIn('student');
  await page.route('**/remotes/media/**', () => undefined);
  await page.goto(mediaPaths.news(), { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  await leave(page);
});

test('what the server has rendered is read while files of its remote hang', async ({ page }) => {
  await page.route('**/remotes/media/**', () => undefined);
  await openServerRendered(page, mediaPaths.news());
  await expect(page.getByRole('article').first()).toBeVisible();
  await leave(page);
});
