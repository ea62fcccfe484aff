import { supportPaths } from '@campus/shared/contract/support/paths';
import type { Page, Route } from '@playwright/test';
import { expireToken } from '../fixtures/expireToken';
import { expect, test } from '../fixtures/test';

const words = 'Турникет не открылся утром.';
const told = /Сервер не отвечает, поэтому пока не видно/;
const story = (page: Page) => page.getByRole('textbox', { name: 'Что случилось' });
const tokenOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'AuthToken')?.value;

const failures: [string, (route: Route) => Promise<void>][] = [
  ['hangs', () => Promise.resolve()],
  ['is down', (route) => route.fulfill({ status: 503, json: {} })],
];

for (const [how, answer] of failures)
  test(`a refresh that ${how} is told; draft, address and cookie stay, and the session recovers`, async ({
    page,
    context,
    signIn,
    allowProblem,
  }) => {
    allowProblem(/status of (401|503)|Сервис недоступен|не ответил вовремя/);
    await signIn('student');
    await page.goto(`${supportPaths.newTicket()}?from=card`);
    await story(page).fill(words);
    const token = await tokenOf(page);
    const { answerRefresh } = await expireToken(context);
    answerRefresh(answer);

    await page.reload();
    await expect(page.getByText(told)).toBeVisible();
    await expect(page).toHaveURL(/\/help\/new\?from=card$/);
    expect(await tokenOf(page)).toBe(token);

    answerRefresh((route) => route.continue());
    await expect(page.getByRole('button', { name: /^Ваше меню/ })).toBeVisible();
    await expect(page.getByText(told)).toBeHidden();
    await expect(story(page)).toHaveValue(words);
  });
