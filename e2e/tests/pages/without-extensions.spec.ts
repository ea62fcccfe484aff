import { filterPartners } from '@campus/shared/contract/partners/calls';
import { filterNotifications } from '@campus/shared/contract/notifications/calls';
import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import { partnerPaths } from '@campus/shared/contract/partners/paths';
import { createTicket, filterTickets, listMyTickets } from '@campus/shared/contract/support/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import type { Page } from '@playwright/test';
import { expectSound } from '../../fixtures/expectSound';
import { extensions, expect, test } from '../../fixtures/test';
import { pagesOfProduct } from '../../fixtures/pagesOfProduct';
import { apiOf } from '../../fixtures/signIn';

test.describe.configure({ mode: 'parallel' });
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  isUntouched: true,
  hasExtensions: false,
});

async function expectWhole(page: Page, url: string, status = 200) {
  const response = await page.goto(url);
  expect(response?.status()).toBe(status);
  await expectSound(page, 'ru', { themes: ['light'], widths: [1280] });
  const failure = page.getByRole('alert').filter({ hasText: /не открыл|Не удалось|Повторить/ });
  await expect(failure).toHaveCount(0);
}

test('a call beyond the specification is not there', { tag: '@all' }, async ({ product }) => {
  for (const { method, path } of extensions) {
    const address = product.url + path.replace(/\{\w+\}/g, crypto.randomUUID());
    expect((await fetch(address, { method })).status, `${method} ${path}`).toBe(404);
  }
  expect((await apiOf(product)(filterPartners, { body: {} })).total).toBeGreaterThan(0);
});

for (const { url, account, status } of pagesOfProduct)
  test(
    `${url} for ${account ?? 'a guest'} needs no call beyond the specification`,
    { tag: '@all' },
    async ({ page, signIn, allowProblem }) => {
      allowProblem(/status of 404/);
      if (status) allowProblem(new RegExp(`status of ${status}`));
      if (account) await signIn(account);
      await expectWhole(page, url, status);
    },
  );

test(
  'the pages of a ticket need no call beyond the specification, nor does a sent notification',
  { tag: '@all' },
  async ({ page, signIn, allowProblem }) => {
    allowProblem(/status of 404/);
    const support = await signIn('support');
    const { items } = await support(filterTickets, { body: { statuses: ['ANSWERED'] } });
    const answered = items.find(({ owner }) => owner.humanId);
    await expectWhole(page, supportPaths.ticket(answered?.id ?? ''));
    await expect(page.getByRole('textbox', { name: 'Ответ', exact: true })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Управление' });
    await expect(menu.getByRole('link', { name: 'Помогла ли справка' })).toHaveCount(0);

    const content = await signIn('content');
    const sent = await content(filterNotifications, { body: { statuses: ['SENT', 'PARTIAL'] } });
    await expectWhole(page, notificationPaths.notification(sent.items[0]?.id ?? ''));

    const student = await signIn('student');
    const own = await student(listMyTickets);
    const body = { category: 'OTHER', subject: 'Где мой пропуск', text: 'Подскажите.' } as const;
    const id = own.items[0]?.id ?? (await student(createTicket, { body })).id;
    await expectWhole(page, supportPaths.ownTicket(id));
  },
);

test(
  'the page of a partner needs no call beyond the specification',
  { tag: '@all' },
  async ({ page, product, allowProblem }) => {
    allowProblem(/status of 404/);
    const { items } = await apiOf(product)(filterPartners, { body: {} });
    await expectWhole(page, partnerPaths.partner(items[0]?.id ?? ''));
  },
);
