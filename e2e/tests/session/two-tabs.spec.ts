import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { cardPaths } from '@campus/shared/contract/cards/paths';
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../fixtures/demoAccounts';
import { enterByPassword, signOutOnPage } from '../../fixtures/signIn';
import { expect, test } from '../../fixtures/test';

const cardOf = (page: Page) => page.getByRole('main').getByText('Действует', { exact: true });
const prompt = (page: Page) => page.getByRole('heading', { name: 'Войдите, чтобы открыть раздел' });
const newcomersTask = (page: Page) => page.getByRole('main').getByText(demoAccounts.newcomer.email);

// The card is there before all that the page asks behind it, which is refused when the session ends.
test.beforeEach(({ allowProblem }) => allowProblem(/status of 401/));

async function openTwoCards(page: Page) {
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(cardPaths.card());
    await expect(cardOf(tab).first()).toBeVisible();
  }
  return other;
}

test('signing out in one tab signs out the other, and the token is refused', async ({
  page,
  signIn,
}) => {
  const asStudent = await signIn('student');
  const other = await openTwoCards(page);
  await other.evaluate(() => {
    localStorage.setItem('campus.draft.essay', '{}');
    sessionStorage.setItem('campus.own', 'x');
  });

  await signOutOnPage(page);
  await expect(prompt(other)).toBeVisible();
  await expect(cardOf(other)).toHaveCount(0);
  await expect(prompt(page)).toBeVisible();
  const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  expect(await other.evaluate(kept)).not.toContain('campus.draft.essay');
  expect(await other.evaluate(kept)).not.toContain('campus.own');
  await expect(asStudent(getCurrentHuman)).rejects.toMatchObject({ status: 401 });
});

test(
  'somebody else who signs in in one tab is the one whom the other shows',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn('student');
    const other = await openTwoCards(page);
    await signOutOnPage(page);
    await enterByPassword(page, demoAccounts.newcomer.email);
    await expect(newcomersTask(page)).toBeVisible();
    await expect(newcomersTask(other)).toBeVisible();
    await expect(cardOf(other)).toHaveCount(0);
  },
);

test(
  'a tab that slept through it notices as soon as it is looked at',
  { tag: '@all' },
  async ({ page, signIn, context }) => {
    await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    await signIn('student');
    const other = await openTwoCards(page);
    const look = () => other.evaluate(() => void window.dispatchEvent(new Event('focus')));

    await signOutOnPage(page);
    await expect(prompt(page)).toBeVisible();
    await look();
    await expect(prompt(other)).toBeVisible();

    await enterByPassword(page, demoAccounts.newcomer.email);
    await look();
    await expect(newcomersTask(other)).toBeVisible();
  },
);
