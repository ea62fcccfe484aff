import { supportPaths } from '@campus/shared/contract/support/paths';
import type { Browser, Page } from '@playwright/test';
import { idle, lookFor, orderBy } from './listSteps';
import { visitSlowly, type WatchedVisitor } from './watchInteractions';

const caption = 'Обращения';
const queue = (page: Page) => page.getByRole('table', { name: caption });

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
export const visitQueue = (browser: Browser, visitor: WatchedVisitor) =>
  visitSlowly(browser, visitor, async (page) => {
    await page.goto(visitor.url + supportPaths.queue());
    await queue(page).getByRole('checkbox').nth(1).waitFor({ timeout: 60_000 });
    await turnTo(page, /^Просроченные/);
    await turnTo(page, /^Ничьи/);
    await turnTo(page, /^Все/);
    await lookFor(page, 'Номер, имя или слова', 'карта');
    await orderBy(page, caption, 'Получено');
    await queue(page).getByRole('checkbox').first().click();
    await page.getByRole('button', { name: /^Передать/ }).click();
    await page.keyboard.press('Escape');
    await queue(page).getByRole('checkbox').first().click();
    await answerSome(page);
  });
