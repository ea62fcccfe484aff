import type { Api } from '@campus/shared/api/createApi';
import { createPayment } from '@campus/shared/contract/payments/calls';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import type { Browser, Page } from '@playwright/test';
import { bigRegister } from '../bigRegister';
import { idle, lookFor, nameIn, orderBy } from './listSteps';
import { visitSlowly, type WatchedVisitor } from './watchInteractions';

/** Makes a draft of some fifty thousand students. */
export async function openBigRegister(api: Api) {
  const { id } = await api(createPayment, {
    params: { paymentType: 'one-time' },
    body: bigRegister(2045),
  });
  return { id, url: paymentPaths.register('one-time', id) };
}

const caption = 'Получатели реестра';
const drawn = (page: Page) => page.getByRole('table', { name: caption });

/** Reads on through several pages, as somebody does who looks for what is odd, and chooses a few. */
async function readOn(page: Page) {
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 2_400);
    await idle(page);
  }
  for (const place of [5, 6, 7]) await drawn(page).getByRole('checkbox').nth(place).click();
  await page.keyboard.press('Home');
}

/** Finds, orders, chooses and decides among all who are in a register, with a slow processor. */
export const visitCandidates = (browser: Browser, visitor: WatchedVisitor, register: string) =>
  visitSlowly(browser, visitor, async (page) => {
    await page.goto(`${visitor.url}${register}?tab=candidates`);
    await drawn(page).getByRole('checkbox').nth(1).waitFor({ timeout: 60_000 });
    await readOn(page);
    await orderBy(page, caption, 'Сумма');
    await orderBy(page, caption, 'Человек');
    await page.getByRole('combobox', { name: 'Решение' }).selectOption('Включён');
    await idle(page);
    await lookFor(page, 'Имя человека', await nameIn(page, caption));
    await drawn(page).getByRole('checkbox').first().click();
    await page.getByRole('button', { name: /^Исключить/ }).click();
    const why = page.getByRole('dialog').getByRole('textbox', { name: 'Почему' });
    await why.pressSequentially('Отказ от выплаты', { delay: 60 });
    await page.keyboard.press('Escape');
  });
