import {
  approveApplication,
  cancelApplication,
  listMyApplications,
} from '@campus/shared/contract/applications/calls';
import { applicationPaths } from '@campus/shared/contract/applications/paths';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { cardPaths } from '@campus/shared/contract/cards/paths';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import type { Browser, Page } from '@playwright/test';
import type { DemoAccount } from '../../fixtures/demoAccounts';
import { apiOf, signIn } from '../../fixtures/signIn';
import type { Product } from '../../fixtures/startProduct';
import { expect, test } from '../../fixtures/test';
import { cardWords, liveWithCard } from '../../fixtures/liveWithCard';

/** A student with an active card and no extra grant on its way. */
async function openStudent(browser: Browser, product: Product) {
  const token = await signIn(product, 'student');
  const api = apiOf(product, token);
  const { items } = await api(listMyApplications, { query: { type: 'EXTRA_GRANT' } });
  for (const { id, status } of items)
    if (status === 'NEW') await api(cancelApplication, { params: { id } });
  const context = await browser.newContext({
    ...{ baseURL: product.url, viewport: { width: 375, height: 812 }, locale: 'ru-RU' },
  });
  const cookies = { AuthToken: token, Consent: 'necessary' };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: product.url })),
  );
  return context;
}

test('a lost card stops at once, works again, and brings an extra grant', async ({
  browser,
  product,
  page: desk,
  signIn: enter,
}) => {
  const context = await openStudent(browser, product);
  const page = await context.newPage();
  const openDesk = async (account: DemoAccount) => {
    await enter(account);
    return desk;
  };
  await liveWithCard({ product, page, language: 'ru', openDesk });
  await context.close();
});

test(
  'the way to a card folds into the card once there is one',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn('newcomer');
    await page.goto(peoplePaths.me());
    const tasks = page.getByRole('region', { name: cardWords.ru.tasks });
    await expect(tasks).toBeVisible();
    const student = await signIn('student');
    await page.goto(peoplePaths.me());
    const number = (await student(getCampusCard))?.number ?? '';
    await expect(page.getByText(number.replace(/(\d{4})(?=\d)/g, '$1 '))).toBeVisible();
    await expect(tasks).toHaveCount(0);
  },
);

async function loseCard(page: Page, { url }: Product) {
  await page.goto(url + cardPaths.card());
  await page.getByRole('button', { name: cardWords.ru.lost }).click();
  const block = { name: cardWords.ru.block, exact: true };
  await page.getByRole('alertdialog').getByRole('button', block).click();
  await expect(page.getByRole('heading', { name: cardWords.ru.blocked })).toBeVisible();
}

async function askForPlastic(page: Page, { url }: Product) {
  await page.goto(url + applicationPaths.apply('ESK_CARD'));
  await page.getByRole('radio', { name: /^Пластиковая и электронная: Центр «Кампус»/ }).check();
  await page.getByRole('button', { name: cardWords.ru.check }).click();
  await page.getByRole('button', { name: cardWords.ru.send }).click();
  await expect(page.getByText(/^ESK-\d{4}-\d{6}$/)).toBeVisible();
}

test(
  'a card of plastic is issued for its days, says until when, and then works',
  { tag: '@all' },
  async ({ ownProduct: product, page }) => {
    test.slow();
    const come = async () => {
      const token = await signIn(product, 'student');
      await page.context().addCookies([{ name: 'AuthToken', value: token, url: product.url }]);
      return apiOf(product, token);
    };
    let student = await come();
    const lost = (await student(getCampusCard))?.number;
    await loseCard(page, product);
    await askForPlastic(page, product);
    const { items } = await student(listMyApplications, { query: { type: 'ESK_CARD' } });
    const id = items.find(({ status }) => status === 'NEW')?.id ?? '';
    const support = apiOf(product, await signIn(product, 'support'));
    await support(approveApplication, { params: { id } });

    await page.goto(product.url + cardPaths.card());
    await expect(page.getByRole('heading', { name: 'Карта выпускается' })).toBeVisible();
    await expect(page.getByText(/Будет готова \d+ \p{L}+ \d{4}/u)).toBeVisible();
    const show = page.getByRole('button', { name: cardWords.ru.present });
    await expect(show).toBeHidden();

    await page.goto('about:blank');
    // The centre takes five.
    await product.letDaysPass(6);
    student = await come();
    await expect.poll(async () => (await student(getCampusCard))?.status).toBe('ACTIVE');
    await page.goto(product.url + cardPaths.card());
    await expect(show).toBeVisible();
    await expect(page.getByText('Карта выпускается')).toHaveCount(0);
    const former = page.getByRole('region', { name: 'Прежние карты' });
    await expect(former.getByText(`•••• ${lost?.slice(-4)}`)).toBeVisible();
  },
);
