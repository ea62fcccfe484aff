import { supportPaths } from '@campus/shared/contract/support/paths';
import { expect, type Browser, type Page } from '@playwright/test';
import { longestWait, visitSlowly } from './watchInteractions';

const queue = (page: Page) => page.getByRole('table', { name: 'Обращения' });
const idle = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

async function turnTo(page: Page, view: RegExp) {
  const views = page.getByRole('navigation', { name: 'Какие обращения' });
  await views.getByRole('link', { name: view }).click();
  await idle(page);
}

/** Reads one ticket, goes to the next by a key, and begins to answer it. */
async function answerSome(page: Page) {
  await queue(page).getByRole('link').nth(4).click();
  const answer = page.getByRole('textbox', { name: 'Ответ', exact: true });
  await answer.waitFor();
  for (const key of ['j', 'j', 'k']) {
    await page.keyboard.press(key);
    await answer.waitFor();
    await idle(page);
  }
  await page.keyboard.press('r');
  await answer.pressSequentially('Здравствуйте! Проверяем', { delay: 60 });
}

/** Looks for tickets among two hundred thousand, turns to tabs, chooses some and answers, with a slow processor. */
export async function visitQueue(
  browser: Browser,
  { url, token }: { url: string; token: string },
  slowdown: number,
) {
  return visitSlowly(browser, { url, token, slowdown }, async (page) => {
    await page.goto(url + supportPaths.queue());
    await queue(page).getByRole('checkbox').nth(1).waitFor({ timeout: 60_000 });
    await turnTo(page, /^Просроченные/);
    await turnTo(page, /^Ничьи/);
    await turnTo(page, /^Все/);
    const search = page.getByRole('searchbox', { name: 'Номер, имя или слова' });
    await search.pressSequentially('карта', { delay: 120 });
    await search.press('Enter');
    await idle(page);
    await queue(page).getByRole('link', { name: 'Получено', exact: true }).click();
    await idle(page);
    await queue(page).getByRole('checkbox').first().click();
    await page.getByRole('button', { name: /^Передать/ }).click();
    await page.keyboard.press('Escape');
    await queue(page).getByRole('checkbox').first().click();
    await answerSome(page);
    return { longest: await longestWait(page) };
  });
}
