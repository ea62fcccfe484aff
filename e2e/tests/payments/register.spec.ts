import type { Api } from '@campus/shared/api/createApi';
import { createPayment, listPaymentEduOrgs } from '@campus/shared/contract/payments/calls';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import type { Download, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures/test';

/** A month that no other register of the demo, and no earlier run, is for. */
const freeMonth = () => `${2040 + (Date.now() % 50)}-0${1 + (Date.now() % 9)}`;

/** A draft for the organisation with the most students. */
async function createDraft(manager: Api) {
  const orgs = await manager(listPaymentEduOrgs);
  const [largest] = orgs.toSorted((a, b) => b.payableStudents - a.payableStudents);
  const month = freeMonth();
  return manager(createPayment, {
    params: { paymentType: 'one-time' },
    body: {
      name: { ru: 'Помощь к началу года', en: 'Help for the new year' },
      ...{ periodFrom: `${month}-01`, periodTo: `${month}-28` },
      ...{ amountPerHuman: 150_000, budget: 100_000_000, eduOrgIds: [largest?.id ?? ''] },
    },
  });
}

const move = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Что сделать с реестром' }).getByRole('button', { name });
const state = (page: Page, name: string) => page.getByText(name, { exact: true }).first();

/** Presses a move, and again in the window that says in numbers what it will do. */
async function perform(page: Page, name: RegExp, numbers: RegExp) {
  await move(page, name).click();
  const window = page.getByRole('dialog');
  await expect(window).toContainText(numbers);
  await window.getByRole('button', { name }).click();
  await expect(window).toHaveCount(0);
}

/** The bank refuses the first person and pays the others. */
async function answered(download: Download) {
  const [head = '', ...lines] = (await readFile(await download.path(), 'utf8'))
    .trim()
    .split('\r\n');
  const filled = lines.map((line, index) =>
    line.replace(/;;$/, index === 0 ? ';Отклонено;Счёт закрыт' : ';Выплачено;'),
  );
  return { count: lines.length, text: [head, ...filled].join('\r\n') };
}

test('a register is formed by one person, approved by another, sent, partly paid and repeated', async ({
  page,
  context,
  browser,
  product,
  signIn,
}) => {
  await signIn('approver');
  const cookies = await context.cookies();
  const manager = await signIn('payments');
  const { id, number, totals } = await createDraft(manager);
  const url = paymentPaths.register('one-time', id);

  await page.goto(`${url}?tab=candidates&decision=INCLUDED`);
  const people = page.getByRole('table', { name: 'Получатели реестра' });
  await people.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: 'Исключить 1 человека' }).click();
  const decision = page.getByRole('dialog');
  await decision.getByRole('textbox', { name: 'Почему' }).fill('Отказ от выплаты');
  await decision.getByRole('button', { name: 'Исключить 1 человека' }).click();
  const left = totals.included - 1;
  const sums = page.getByRole('region', { name: 'Итоги реестра' });
  await expect(sums.getByText(`Включено: ${left}`)).toBeAttached();

  await perform(page, /^Сформировать/, new RegExp(`Включено\\s*${left}`));
  await page.reload();
  await expect(state(page, 'Сформирован')).toBeVisible();
  await expect(move(page, /^Вернуть в черновик/)).toBeVisible();
  await expect(move(page, /^Утвердить/)).toHaveCount(0);

  const other = await browser.newContext({ baseURL: product.url, locale: 'ru-RU' });
  await other.addCookies(cookies);
  const approving = await other.newPage();
  await approving.goto(url);
  await expect(move(approving, /^Отправить/)).toHaveCount(0);
  await perform(approving, /^Утвердить/, new RegExp(`Включено\\s*${left}`));
  await expect(state(approving, 'Утверждён')).toBeVisible();
  await other.close();

  await page.reload();
  await perform(page, /^Отправить в банк/, /Вернуть или отменить реестр после этого нельзя/);
  await page.reload();
  await expect(state(page, 'Отправлен')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Файл для банка' }).click();
  const { count, text } = await answered(await downloading);
  expect(count).toBe(left);
  await page.getByRole('button', { name: 'Загрузить ответ банка' }).click();
  const bank = page.getByRole('dialog');
  const file = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await bank.getByLabel('Файл CSV').setInputFiles(file);
  await bank.getByRole('button', { name: /^Записать/ }).click();
  await expect(bank).toHaveCount(0);
  await page.reload();
  await expect(state(page, 'Выплачен частично')).toBeVisible();

  await page.getByRole('button', { name: 'Новый реестр из 1 непрошедшей' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Новый реестр из 1 непрошедшей' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await page.reload();
  await expect(state(page, 'Черновик')).toBeVisible();
  await expect(page.getByRole('link', { name: number })).toHaveAttribute('href', url);

  await page.goto(`${url}?tab=history`);
  const history = page.getByRole('list', { name: 'История' });
  await expect(history.getByRole('listitem').first()).toContainText('Записан ответ банка');
  await expect(history.getByText('Утверждён')).toBeVisible();
});

test('of two who move a register at once the second is told, and keeps the comment', async ({
  page,
  context,
  browser,
  product,
  signIn,
}) => {
  await signIn('approver');
  const cookies = await context.cookies();
  const manager = await signIn('payments');
  const { id } = await createDraft(manager);
  const url = paymentPaths.register('one-time', id);
  const other = await browser.newContext({ baseURL: product.url, locale: 'ru-RU' });
  await other.addCookies(cookies);
  const approving = await other.newPage();
  await approving.goto(url);
  await move(approving, /^Отменить/).click();
  const window = approving.getByRole('dialog');
  const comment = window.getByRole('textbox', { name: 'Комментарий' });
  await comment.fill('Ошиблись периодом');

  await page.goto(url);
  await perform(page, /^Сформировать/, /Включено/);
  const answer = approving.waitForResponse((response) => response.request().method() === 'PATCH');
  await window.getByRole('button', { name: /^Отменить \d/ }).click();
  expect((await answer).status()).toBe(409);
  await expect(comment).toHaveValue('Ошиблись периодом');
  await window.getByRole('button', { name: /^Отменить \d/ }).click();
  await expect(state(approving, 'Отменён')).toBeVisible();
  await other.close();

  await page.reload();
  await expect(state(page, 'Отменён')).toBeVisible();
  await expect(page.getByText('Ошиблись периодом')).toBeVisible();
});
