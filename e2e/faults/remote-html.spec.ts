import { supportPaths } from '@campus/shared/contract/support/paths';
import { addressesOf } from '../fixtures/addressesOf';
import { hydrate } from '../fixtures/hydrate';
import { expect, test } from '../fixtures/test';
import { watchReports } from '../fixtures/watchReports';

const html = { status: 200, contentType: 'text/html', body: '<!doctype html><p>Sign in' };

for (const [what, files] of Object.entries(addressesOf('media')))
  test(`a page in place of the ${what} is named, not kept, and gives way to the real one`, async ({
    page,
    context,
    allowProblem,
  }) => {
    allowProblem(/Federation Runtime|Loading (CSS )?chunk|integrity|MIME type|LoadError|\[media /);
    const reports = await watchReports(context);
    await page.goto(supportPaths.newTicket());
    await hydrate(page);
    await page.route(files, (route) => route.fulfill(html));
    await page.getByRole('link', { name: 'Новости', exact: true }).first().click();
    const failure = page.getByRole('alert').filter({ hasText: 'не открылся' });
    await expect(failure).toBeVisible();
    await expect(page.getByRole('link', { name: 'Помощь' }).first()).toBeVisible();

    await page.unroute(files);
    await failure.getByRole('button', { name: 'Повторить' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible();

    const cards = () => reports.filter((report) => report.step === 'card');
    await expect.poll(cards).toHaveLength(1);
    expect(cards()[0]).toMatchObject({
      phase: 'load',
      remote: 'media',
      message: expect.stringContaining('came as text/html'),
    });
  });
