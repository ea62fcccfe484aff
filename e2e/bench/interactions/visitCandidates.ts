import type { Api } from '@campus/shared/api/createApi';
import { createPayment } from '@campus/shared/contract/payments/calls';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { expect, type Browser, type Page } from '@playwright/test';
import { idOf } from '../../backend/seed/scale/idOf';
import { longestWait, visitSlowly } from './watchInteractions';

/** As many as one register may hold, nearly: fifty thousand students. */
const organisations = 61;

/** Makes a draft of some fifty thousand students. */
export async function openBigRegister(api: Api) {
  const eduOrgIds = Array.from({ length: organisations }, (_, index) =>
    idOf('organisation', index),
  );
  const { id } = await api(createPayment, {
    params: { paymentType: 'one-time' },
    body: {
      name: { ru: 'Замер', en: 'Bench' },
      periodFrom: '2045-01-01',
      periodTo: '2045-01-31',
      amountPerHuman: 100_000,
      budget: 100_000_000_00,
      eduOrgIds,
    },
  });
  return { id, url: paymentPaths.register('one-time', id) };
}

const drawn = (page: Page) => page.getByRole('table', { name: 'Получатели реестра' });
const idle = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

/** Reads on through several pages, as somebody does who looks for what is odd. */
async function readOn(page: Page) {
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 2_400);
    await idle(page);
  }
  await page.getByRole('checkbox').nth(5).click();
  await page.keyboard.press('Home');
}

interface Signed {
  origin: string;
  token: string;
}

/** Finds, orders, chooses and decides among all who are in a register, with a slow processor. */
export async function visitCandidates(
  browser: Browser,
  { origin, token }: Signed,
  url: string,
  slowdown: number,
) {
  return visitSlowly(browser, { url: origin, token, slowdown }, async (page) => {
    await page.goto(`${origin}${url}?tab=candidates`);
    await expect(drawn(page).getByRole('checkbox').nth(1)).toBeVisible({ timeout: 60_000 });
    await readOn(page);
    for (const order of ['Сумма', 'Организация', 'Человек']) {
      await drawn(page).getByRole('link', { name: order, exact: true }).click();
      await idle(page);
    }
    const search = page.getByRole('searchbox', { name: 'Имя человека' });
    await search.pressSequentially('иванов', { delay: 120 });
    await search.press('Enter');
    await idle(page);
    await drawn(page).getByRole('checkbox').first().click();
    await page.getByRole('button', { name: /^Исключить/ }).click();
    const why = page.getByRole('dialog').getByRole('textbox', { name: 'Почему' });
    await why.pressSequentially('Отказ от выплаты', { delay: 60 });
    await page.keyboard.press('Escape');
    return { longest: await longestWait(page) };
  });
}
