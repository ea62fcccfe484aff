import { filterCandidates } from '@campus/shared/contract/payments/calls';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import type { Page } from '@playwright/test';
import { pressByKeyboard, tabTo } from '../../fixtures/keyboard';
import { createDraft } from '../../fixtures/registerDesk';
import { answered, move, perform, recordAnswer, state, words } from '../../fixtures/registerPage';
import { expect, test } from '../../fixtures/test';

for (const language of ['ru', 'en'] as const)
  test(
    `a register is formed by one person, approved by another, sent, partly paid and repeated: ${language}`,
    { tag: language === 'ru' ? [] : '@all' },
    async ({ page, context, browser, product, signIn }) => {
      const said = words[language];
      await context.addCookies([{ name: 'Language', value: language, url: product.url }]);
      await signIn('approver');
      const cookies = await context.cookies();
      const manager = await signIn('payments');
      const { id, number, totals } = await createDraft(manager);
      const url = paymentPaths.register('one-time', id);

      await page.goto(url);
      await page.getByRole('button', { name: said.edit }).click();
      const terms = page.getByRole('dialog');
      await terms.getByRole('textbox', { name: said.budget }).fill('1234567');
      await terms.getByRole('button', { name: said.save }).click();
      await expect(terms).toHaveCount(0);

      await page.goto(`${url}?tab=candidates&decision=INCLUDED`);
      const people = page.getByRole('table', { name: said.people });
      await people.getByRole('checkbox').nth(1).check();
      await page.getByRole('button', { name: said.exclude }).click();
      const decision = page.getByRole('dialog');
      await decision.getByRole('textbox', { name: said.why }).fill('Отказ от выплаты');
      await decision.getByRole('button', { name: said.exclude }).click();
      const left = totals.included - 1;
      const sums = page.getByRole('region', { name: said.totals });
      await expect(sums.getByText(`${said.included}: ${left}`)).toBeAttached();
      await people.getByRole('row').last().scrollIntoViewIfNeeded();
      await expect(sums).toBeInViewport();

      const numbers = new RegExp(`${said.included}\\s*${left}`);
      await perform(page, said.form, numbers, said);
      await page.goto(url);
      await expect(page.getByText(said.dearer)).toBeVisible();
      await expect(state(page, said.formed)).toBeVisible();
      await expect(move(page, said.reopen, said)).toBeVisible();
      await expect(move(page, said.approve, said)).toHaveCount(0);

      const other = await browser.newContext({ baseURL: product.url, locale: 'ru-RU' });
      await other.addCookies(cookies);
      const approving = await other.newPage();
      await approving.goto(url);
      await expect(move(approving, said.send, said)).toHaveCount(0);
      await perform(approving, said.approve, numbers, said);
      await expect(state(approving, said.approved)).toBeVisible();
      await other.close();

      await page.reload();
      await perform(page, said.send, said.final, said);
      await page.reload();
      await expect(state(page, said.sent)).toBeVisible();

      expect(await recordAnswer(page, said)).toBe(left);
      await page.reload();
      await expect(state(page, said.partly)).toBeVisible();

      await page.getByRole('button', { name: said.retry }).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: said.retry }).click();
      await expect(page).not.toHaveURL(new RegExp(id));
      await page.reload();
      await expect(state(page, said.draft)).toBeVisible();
      await expect(page.getByRole('link', { name: number })).toHaveAttribute('href', url);

      await page.goto(`${url}?tab=history`);
      const history = page.getByRole('list', { name: said.history });
      await expect(history.getByRole('listitem').first()).toContainText(said.recorded);
      await expect(history.getByText(said.approved)).toBeVisible();
    },
  );

/** The same in numbers, by Tab and Enter alone. */
async function performByKeyboard(page: Page, name: RegExp, numbers: RegExp) {
  await pressByKeyboard(page, move(page, name));
  const window = page.getByRole('dialog');
  await expect(window).toContainText(numbers);
  await pressByKeyboard(page, window.getByRole('button', { name }));
  await expect(window).toHaveCount(0);
}

test(
  'a register is decided about, formed, approved, sent, answered and repeated by keyboard alone',
  { tag: '@all' },
  async ({ page, context, browser, product, signIn }) => {
    await signIn('approver');
    const cookies = await context.cookies();
    const manager = await signIn('payments');
    const said = words.ru;
    const { id, number, totals } = await createDraft(manager);
    const { items } = await manager(filterCandidates, {
      params: { id },
      body: { decisions: ['INCLUDED'] },
    });
    const url = paymentPaths.register('one-time', id);
    const search = encodeURIComponent(items[0]?.human.lastName ?? '');
    await page.goto(`${url}?tab=candidates&decision=INCLUDED&search=${search}`);
    const people = page.getByRole('table', { name: said.people });
    await tabTo(page, people.getByRole('checkbox').nth(1));
    await page.keyboard.press('Space');
    await pressByKeyboard(page, page.getByRole('button', { name: said.exclude }));
    const decision = page.getByRole('dialog');
    const why = decision.getByRole('textbox', { name: said.why });
    await expect(decision).toBeVisible();
    await tabTo(page, why);
    await page.keyboard.type('Отказ от выплаты');
    await pressByKeyboard(page, decision.getByRole('button', { name: said.exclude }));
    await expect(decision).toHaveCount(0);

    await page.goto(url);
    const numbers = new RegExp(`${said.included}\\s*${totals.included - 1}`);
    await performByKeyboard(page, said.form, numbers);
    await expect(state(page, said.formed)).toBeVisible();
    const other = await browser.newContext({ baseURL: product.url, locale: 'ru-RU' });
    await other.addCookies(cookies);
    const approving = await other.newPage();
    await approving.goto(url);
    await performByKeyboard(approving, said.approve, numbers);
    await expect(state(approving, said.approved)).toBeVisible();
    await other.close();
    await page.reload();
    await performByKeyboard(page, said.send, said.final);
    await page.reload();
    await expect(state(page, said.sent)).toBeVisible();

    const downloading = page.waitForEvent('download');
    await pressByKeyboard(page, page.getByRole('button', { name: said.file }));
    const { text } = await answered(await downloading, said);
    await pressByKeyboard(page, page.getByRole('button', { name: said.upload }));
    const bank = page.getByRole('dialog');
    const choosing = page.waitForEvent('filechooser');
    await tabTo(page, bank.getByLabel(said.csv));
    await page.keyboard.press('Space');
    const file = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await (await choosing).setFiles(file);
    await pressByKeyboard(page, bank.getByRole('button', { name: said.record }));
    await expect(bank).toHaveCount(0);
    await pressByKeyboard(page, page.getByRole('button', { name: said.retry }));
    const question = page.getByRole('alertdialog');
    await pressByKeyboard(page, question.getByRole('button', { name: said.retry }));
    await expect(page.getByRole('link', { name: number })).toHaveAttribute('href', url);
  },
);

test(
  'of two who move a register at once the second is told, and keeps the comment',
  { tag: '@all' },
  async ({ page, context, browser, product, signIn }) => {
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
  },
);
