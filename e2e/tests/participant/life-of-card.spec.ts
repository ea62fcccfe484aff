import { cancelApplication, listMyApplications } from '@campus/shared/contract/applications/calls';
import { applicationPaths } from '@campus/shared/contract/applications/paths';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { cardPaths } from '@campus/shared/contract/cards/paths';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import type { Browser } from '@playwright/test';
import type { DemoAccount } from '../../fixtures/demoAccounts';
import { pressByKeyboard } from '../../fixtures/keyboard';
import { apiOf, signIn } from '../../fixtures/signIn';
import type { Product } from '../../fixtures/startProduct';
import { expect, test } from '../../fixtures/test';
import { cardWords, unblock, liveWithCard } from '../../fixtures/liveWithCard';

/** A student with an active card and no extra grant on its way. */
async function openStudent(browser: Browser, product: Product, width: number) {
  const token = await signIn(product, 'student');
  const api = apiOf(product, token);
  const human = await api(getCurrentHuman);
  if (human.kind !== 'HUMAN') throw new Error('The student is no participant.');
  const { items } = await api(listMyApplications, { query: { type: 'EXTRA_GRANT' } });
  for (const { id, status } of items)
    if (status === 'NEW') await api(cancelApplication, { params: { id } });
  const context = await browser.newContext({
    ...{ baseURL: product.url, viewport: { width, height: 812 } },
    ...{ locale: 'ru-RU', reducedMotion: 'reduce' },
  });
  const cookies = { AuthToken: token, Consent: 'necessary' };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: product.url })),
  );
  return { human, page: await context.newPage(), context };
}

test('a lost card stops at once, works again, and brings an extra grant', async ({
  browser,
  product,
  page: desk,
  signIn: enter,
}) => {
  const { page, context } = await openStudent(browser, product, 375);
  const openDesk = async (account: DemoAccount) => {
    await enter(account);
    return desk;
  };
  await liveWithCard({ product, page, language: 'ru', openDesk });
  await context.close();
});

test(
  'a card is reported lost, and a grant applied for, by keyboard alone',
  { tag: '@all' },
  async ({ browser, product, page: desk, signIn: enter }) => {
    const said = cardWords.ru;
    const { human, page, context } = await openStudent(browser, product, 1280);
    await page.goto(cardPaths.card());
    await pressByKeyboard(page, page.getByRole('button', { name: said.present }));
    const shown = page.getByRole('dialog', { name: said.presented });
    await expect(shown).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: said.present })).toBeFocused();
    await pressByKeyboard(page, page.getByRole('button', { name: said.lost }));
    const question = page.getByRole('alertdialog');
    await pressByKeyboard(page, question.getByRole('button', { name: said.block, exact: true }));
    await expect(page.getByRole('heading', { name: said.blocked })).toBeVisible();

    await enter('support');
    await unblock(desk, human.id);
    await page.goto(applicationPaths.own());
    const choice = page.getByRole('region', { name: said.grant });
    await pressByKeyboard(page, choice.getByRole('link', { name: said.apply }));
    await pressByKeyboard(page, page.getByRole('button', { name: said.check }));
    await pressByKeyboard(page, page.getByRole('button', { name: said.send }));
    await expect(page.getByText(/^EG-\d{4}-\d{6}$/)).toBeVisible();
    await context.close();
  },
);

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
