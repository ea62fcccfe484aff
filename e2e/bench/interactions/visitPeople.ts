import { peoplePaths } from '@campus/shared/contract/people/paths';
import { expect, type Browser, type Page } from '@playwright/test';
import { longestWait, visitSlowly } from './watchInteractions';

const register = (page: Page) => page.getByRole('table', { name: 'Участники' });
const idle = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

/** Opens the menu of a filter, ticks one of its choices, and leaves it. */
async function choose(page: Page, any: string, choice: number) {
  await page.getByRole('button', { name: any }).click();
  await page.getByRole('menuitemcheckbox').nth(choice).click();
  await page.keyboard.press('Escape');
  await idle(page);
}

/** Looks for people among half a million, narrows, orders and reads on, with a slow processor. */
export async function visitPeople(
  browser: Browser,
  { url, token }: { url: string; token: string },
  slowdown: number,
) {
  return visitSlowly(browser, { url, token, slowdown }, async (page) => {
    await page.goto(url + peoplePaths.people());
    await register(page).getByRole('link').nth(1).waitFor({ timeout: 60_000 });
    const search = page.getByRole('searchbox', { name: 'ФИО, почта или телефон' });
    await search.pressSequentially('иванов', { delay: 120 });
    await search.press('Enter');
    await idle(page);
    await search.fill('');
    await search.press('Enter');
    await idle(page);
    await choose(page, 'Все организации', 40);
    await choose(page, 'Любой курс', 1);
    await register(page).getByRole('link', { name: 'Зарегистрирован', exact: true }).click();
    await idle(page);
    await page.getByRole('link', { name: 'Следующая страница' }).click();
    await idle(page);
    await page.getByRole('button', { name: 'Столбцы' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Телефон' }).click();
    await page.keyboard.press('Escape');
    return { longest: await longestWait(page) };
  });
}
