import { filterPartners } from '@campus/shared/contract/partners/calls';
import { filterTickets } from '@campus/shared/contract/support/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import type { Page } from '@playwright/test';
import { expectSound } from '../../fixtures/expectSound';
import { openNext } from '../../fixtures/moveTo';
import { extensionCalls, expect, test } from '../../fixtures/test';
import { pagesOfProduct, visitsOf } from '../../fixtures/pagesOfProduct';
import { recordsOfProduct } from '../../fixtures/recordsOfProduct';
import { apiOf } from '../../fixtures/signIn';

test.describe.configure({ mode: 'parallel' });
test.use({
  isUntouched: true,
  hasExtensions: false,
});

/** What every-page looks at with axe, less what extensions bring: nothing new for axe to see. */
const sound = { themes: [], widths: [1280, 320] };

async function expectWhole(page: Page) {
  await expectSound(page, 'ru', sound);
  const failure = page.getByRole('alert').filter({ hasText: /не открыл|Не удалось|Повторить/ });
  await expect(failure).toHaveCount(0);
}

test('a call beyond the specification is not there', { tag: '@all' }, async ({ product }) => {
  for (const { method, path } of extensionCalls) {
    const address = product.url + path.replace(/\{\w+\}/g, crypto.randomUUID());
    expect((await fetch(address, { method })).status, `${method} ${path}`).toBe(404);
  }
  expect((await apiOf(product)(filterPartners, { body: {} })).total).toBeGreaterThan(0);
});

/** The log, and tickets that guests follow by a link, are extensions themselves. */
const records = recordsOfProduct.filter(
  ({ url }) => !/^an entry of the log$|of a guest$/.test(url),
);

for (const [who, visited] of visitsOf([...pagesOfProduct, ...records]))
  test(
    `pages for ${who} need no call beyond the specification`,
    { tag: '@all' },
    async ({ page, beginVisit, allowProblem }) => {
      test.slow();
      allowProblem(/status of 404/);
      const { account, status, find } = await beginVisit(visited, 'ru');
      for (const each of visited)
        await test.step(each.url, async () => {
          const address = await find(each);
          // What guests read is rendered by the server: each has to hydrate.
          const answered = account
            ? await openNext(page, address)
            : (await page.goto(address))?.status();
          expect(answered).toBe(status);
          await expectWhole(page);
        });
    },
  );

test(
  'a ticket is answered without a call beyond the specification',
  { tag: '@all' },
  async ({ page, signIn, allowProblem }) => {
    allowProblem(/status of 404/);
    const support = await signIn('support');
    const { items } = await support(filterTickets, { body: { statuses: ['ANSWERED'] } });
    await page.goto(supportPaths.ticket(items[0]?.id ?? ''));
    await expect(page.getByRole('textbox', { name: 'Ответ', exact: true })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Управление' });
    await expect(menu.getByRole('link', { name: 'Помогла ли справка' })).toHaveCount(0);
  },
);
