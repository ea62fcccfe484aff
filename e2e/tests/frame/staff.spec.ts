import { applicationPaths } from '@campus/shared/contract/applications/paths';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import { operationPaths } from '@campus/shared/contract/operations/paths';
import { partnerPaths } from '@campus/shared/contract/partners/paths';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { releasePaths } from '@campus/shared/contract/releases/paths';
import { resourcePaths } from '@campus/shared/contract/resources/paths';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { syncPaths } from '@campus/shared/contract/sync/paths';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test';

/** How many whole rows of the register there is room for in the window, whether there are as many or not. */
const roomForRows = () => {
  const box = document.querySelector('main tbody tr')?.getBoundingClientRect();
  return box ? Math.floor((innerHeight - box.top) / box.height) : 0;
};

/** How high the bar and a row are, and how wide what stands beside the menu is, in pixels. The header has no box of its own. */
const frame = () => {
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const { height: bar = Infinity } = box('header > div') ?? {};
  const { height: row = Infinity } = box('main tbody tr') ?? {};
  const { width: main = Infinity } = box('main') ?? {};
  return { bar, row, main, footers: document.querySelectorAll('footer').length };
};

/** Where the head of the register stands below the bar, once the page is scrolled to its end. */
const headAtTheEnd = () => {
  scrollTo(0, document.body.scrollHeight);
  const bar = document.querySelector('header > div')?.getBoundingClientRect().bottom ?? 0;
  const head = document.querySelector('main thead th')?.getBoundingClientRect().top ?? -Infinity;
  return { isScrolled: scrollY > 0, below: Math.round(head - bar) };
};

/** What has no room: hints in empty fields of searches, and sections of the menu with their counts. */
const cutWords = () => {
  const context = document.createElement('canvas').getContext('2d');
  const isCut = (field: HTMLInputElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    if (!context) return true;
    context.font = font;
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return context.measureText(field.placeholder).width > room;
  };
  const hints = [...document.querySelectorAll<HTMLInputElement>('main input[type="search"]')];
  const sections = [...document.querySelectorAll('nav[aria-label="Управление"] a')];
  return [
    ...hints.filter(isCut).map(({ placeholder }) => placeholder),
    ...sections
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  ];
};

/** Announced, and a day away: a line that stands above the header. */
const work = () => ({
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Обновление базы',
  text: 'Переезжаем на новую версию.',
  startsAt: new Date(Date.now() + 24 * 3_600_000).toISOString(),
  endsAt: new Date(Date.now() + 27 * 3_600_000).toISOString(),
  severity: 'READ_ONLY',
});

/** One with the most columns and one with sums speak for the others where time is short. */
const spoken = [paymentPaths.registers('grant'), peoplePaths.people()];
const others = [
  ...(['news', 'events', 'info-pages'] as const).map((kind) => mediaPaths.contents(kind)),
  ...[mediaPaths.tags(), mediaPaths.authors(), partnerPaths.partnerDesk()],
  ...[paymentPaths.registers('one-time'), applicationPaths.queue()],
  ...[supportPaths.queue(), supportPaths.cannedAnswers(), supportPaths.helpVotes()],
  ...[notificationPaths.notifications(), staffPaths.users(), syncPaths.messages()],
  peoplePaths.claims(),
  ...[operationPaths.log(), operationPaths.signIns(), releasePaths.releases()],
  ...[operationPaths.jobs(), operationPaths.jobKinds()],
  ...[resourcePaths.translations(), resourcePaths.directories()],
  `${resourcePaths.directories()}?of=issuing`,
];

async function announceWorks(page: Page) {
  await page.route('**/api/resources/service-works', (route) => route.fulfill({ json: [work()] }));
}

async function expectRoom(page: Page, url: string) {
  await page.goto(url);
  await expect(page.getByRole('region', { name: 'Технические работы' })).toBeVisible();
  for (const [width, height, rows] of [
    [1280, 800, 12],
    [1920, 1080, 18],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('main tbody tr').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect
      .configure({ soft: true })
      .poll(() => page.evaluate(roomForRows), `${url}, ${width}`)
      .toBeGreaterThanOrEqual(rows);
    const { bar, row, main, footers } = await page.evaluate(frame);
    expect
      .soft([bar <= 56, row <= 44, main <= 1680, footers], `${url}, ${width}`)
      .toEqual([true, true, true, 0]);
    expect.soft(await page.evaluate(cutWords), `${url}, ${width}`).toStrictEqual([]);
  }
}

for (const url of spoken)
  test(`${url} has room for twelve rows on a laptop and eighteen on a large screen, under the line of works`, async ({
    page,
    signIn,
  }) => {
    await signIn('admin');
    await announceWorks(page);
    await expectRoom(page, url);
  });

test('so has every other register', { tag: '@all' }, async ({ page, signIn }) => {
  test.slow();
  await signIn('admin');
  await announceWorks(page);
  for (const url of others) await test.step(url, () => expectRoom(page, url));
});

test('the head of a register stays in sight at its end', async ({ page, signIn }) => {
  await signIn('admin');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(peoplePaths.people());
  await expect(page.locator('main tbody tr').nth(15)).toBeAttached();
  await expect.poll(() => page.evaluate(headAtTheEnd)).toEqual({ isScrolled: true, below: 0 });
});

test(
  'the sums of a register stay in sight at its beginning',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn('payments');
    await page.setViewportSize({ width: 1280, height: 480 });
    await page.goto(paymentPaths.registers('grant'));
    const rows = page.getByRole('main').getByRole('row');
    await expect(rows.nth(6)).toBeAttached();
    await expect(rows.nth(-2)).not.toBeInViewport();
    const sum = page.getByRole('row', { name: /^Итого/ }).getByRole('cell', { name: /₽$/ });
    await expect(sum).toBeInViewport({ ratio: 1 });
    await expect(sum).toHaveCSS('text-align', /end|right/);
    await expect(sum).toHaveCSS('font-variant-numeric', 'tabular-nums');
  },
);

test(
  'the menu folds into icons and stays so; roomy rows are by choice',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn('content');
    await page.goto(mediaPaths.contents('news'));
    await page.getByRole('button', { name: 'Свернуть меню' }).click();
    const row = page.locator('main tbody tr').first();
    const low = await row.boundingBox();
    await page.getByRole('button', { name: 'Просторные строки' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Развернуть меню' })).toBeVisible();
    await expect
      .poll(async () => (await row.boundingBox())?.height)
      .toBeGreaterThan(low?.height ?? 0);
    await page.getByRole('link', { name: 'Партнёры' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Партнёры' })).toBeVisible();
  },
);
