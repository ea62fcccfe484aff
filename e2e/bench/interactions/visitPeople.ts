import { peoplePaths } from '@campus/shared/contract/people/paths';
import type { Browser, Page } from '@playwright/test';
import { idle, lookFor, nameIn, orderBy } from './listSteps';
import { visitSlowly, type WatchedVisitor } from './watchInteractions';

const caption = 'Участники';

/** Opens the menu of a filter, ticks one of its choices, and leaves it. */
async function choose(page: Page, any: string, choice: number) {
  await page.getByRole('button', { name: any }).click();
  await page.getByRole('menuitemcheckbox').nth(choice).click();
  await page.keyboard.press('Escape');
  await idle(page);
}

/** Looks for people among half a million, narrows, orders and reads on, with a slow processor. */
export const visitPeople = (browser: Browser, visitor: WatchedVisitor) =>
  visitSlowly(browser, visitor, async (page) => {
    await page.goto(visitor.url + peoplePaths.people());
    const rows = page.getByRole('table', { name: caption }).getByRole('link');
    await rows.nth(1).waitFor({ timeout: 60_000 });
    await lookFor(page, 'ФИО, почта или телефон', await nameIn(page, caption));
    await lookFor(page, 'ФИО, почта или телефон', '');
    await page.getByRole('button', { name: 'Фильтры' }).click();
    await choose(page, 'Все организации', 40);
    await choose(page, 'Любой курс', 1);
    await orderBy(page, caption, 'Зарегистрирован');
    await page.getByRole('link', { name: 'Следующая страница' }).click();
    await idle(page);
    await page.getByRole('button', { name: 'Столбцы' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Телефон' }).click();
    await page.keyboard.press('Escape');
  });
