import { mediaPaths } from '@campus/shared/contract/media/paths';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import type { Page } from '@playwright/test';
import { settled } from '../../fixtures/expectSound';
import { expireToken } from '../../fixtures/expireToken';
import { hydrate } from '../../fixtures/hydrate';
import { expect, test } from '../../fixtures/test';

const day = 86_400_000;

test.beforeEach(({ allowProblem }) => allowProblem(/status of 401/));

/** A call that a navigation cuts off is not made again, and a refresh has to be made once more. */
async function readAll(page: Page) {
  await page.goto(mediaPaths.news());
  await page.waitForLoadState('networkidle');
}

/** Stays on a page that has read everything while its token ends. */
async function readWithStaleToken(page: Page) {
  await readAll(page);
  return expireToken(page.context());
}

test('a storm of 401 in several tabs makes exactly one refresh, and every call is replayed once', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('student');
  const others = await Promise.all(Array.from({ length: 2 }, () => context.newPage()));
  const tabs = [page, ...others];
  await Promise.all(others.map(readAll));
  const { seen, answerRefresh } = await readWithStaleToken(page);
  // A tab that asks when the new token is there is refused nothing, and that would be no storm.
  answerRefresh(async (route) => {
    await expect.poll(() => seen.refused.length).toBeGreaterThanOrEqual(tabs.length);
    await route.continue();
  });
  const payments = (tab: Page) =>
    tab.getByRole('navigation', { name: 'Основное меню' }).getByRole('link', { name: 'Выплаты' });
  await Promise.all(tabs.map((tab) => payments(tab).click()));
  for (const tab of tabs)
    await expect(tab.getByRole('heading', { name: /^Выплачено за/ })).toBeVisible();

  expect(seen.refreshes).toBe(1);
  const times = (list: string[], name: string) => list.filter((other) => other === name).length;
  // What stands beside the payments may be asked again after they are there.
  for (const name of new Set(seen.refused))
    await expect
      .poll(() => times(seen.replayed, name), { message: name })
      .toBeGreaterThanOrEqual(times(seen.refused, name));
});

test(
  'a second 401 after a fresh token does not refresh again, and the page does not loop',
  { tag: '@all' },
  async ({ page, context, signIn }) => {
    await signIn('student');
    const { seen } = await readWithStaleToken(page);
    await context.route('**/api/participants/pay-history*', (route) =>
      route.fulfill({ status: 401, json: { message: 'Сеанс завершён.' } }),
    );
    await page.goto(paymentPaths.payments());
    await expect(page.getByRole('main').getByRole('button', { name: 'Повторить' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // One that the navigation cuts off, one of the stale token, and one of what is refused with a fresh one.
    expect(seen.refreshes).toBeLessThanOrEqual(3);
  },
);

for (const [name, shift] of [
  ['a day fast', day],
  ['a day slow', -day],
] as const)
  test(
    `a clock that is ${name} causes no refresh loop and at most one extra call`,
    { tag: '@all' },
    async ({ page, context, signIn }) => {
      await page.clock.install({ time: Date.now() + shift });
      await signIn('student');
      let refreshes = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/refresh')) refreshes += 1;
      });
      const paid = page.getByRole('heading', { name: /^Выплачено за/ });
      await page.goto(paymentPaths.payments());
      await expect(paid).toBeVisible();
      expect(refreshes).toBe(0);

      const tokenIn = async () =>
        (await context.cookies()).find(({ name }) => name === 'AuthToken')?.value;
      const stale = await tokenIn();
      await expireToken(context);
      await page.reload();
      // The server has rendered the sums already: a refresh that is cut off is made once more.
      await expect.poll(tokenIn).not.toBe(stale);
      await settled(page);
      await expect(paid).toBeVisible();
      await page.reload();
      await settled(page);
      await expect(paid).toBeVisible();
      expect(refreshes).toBe(1);
    },
  );

test(
  'the end of a session is told in the language of the page',
  { tag: '@all' },
  async ({ page, context, signIn, product }) => {
    await context.addCookies([{ name: 'Language', value: 'en', url: product.url }]);
    await signIn('student');
    await page.goto(paymentPaths.payments());
    await expect(page.getByRole('heading', { name: /^Paid in|^Paid/ }).first()).toBeVisible();
    await hydrate(page);
    const { answerRefresh } = await expireToken(context);
    answerRefresh((route) => route.fulfill({ status: 401, json: { message: 'x' } }));
    await page.getByRole('link', { name: 'My card' }).first().click();
    await expect(page.getByText('Your session has ended. Sign in again')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sign in to open this section' })).toBeVisible();
  },
);
