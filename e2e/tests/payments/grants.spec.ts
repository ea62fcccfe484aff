import { listGrants, saveGrants } from '@campus/shared/contract/education/calls';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import type { Page } from '@playwright/test';
import { pressByKeyboard, tabTo } from '../../fixtures/keyboard';
import { expect, test } from '../../fixtures/test';

const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

const cell = (page: Page, row: number, column: number) =>
  page.getByRole('grid').getByRole('row').nth(row).getByRole('gridcell').nth(column);

test('a manager pastes three rows of sums and quotas, saves them and finds them again', async ({
  page,
  signIn,
}) => {
  const api = await signIn('payments');
  const before = await api(listGrants, { query: {} });
  await page.goto(paymentPaths.grantMatrix());
  // Two rows of the head stand above the first organisation.
  await cell(page, 2, 0).focus();
  await paste(page, '4 111,50\t41\n4 222,00\t42\n4 333,00\t43');
  await expect(cell(page, 4, 1)).toHaveText('43');
  await page.getByRole('button', { name: 'Сохранить 6 изменений в 3 организациях' }).click();
  await expect(page.getByRole('group', { name: 'Изменения' })).toBeHidden();
  await page.reload();
  await expect(cell(page, 2, 0)).toHaveText(/4.111,50/);
  await expect(cell(page, 4, 1)).toHaveText('43');

  for (const { id, grants } of before.items.slice(0, 3)) {
    const own = grants.map(({ id: _id, ...grant }) => grant);
    await api(saveGrants, { params: { eduId: id }, body: { grants: own } });
  }
});

test(
  'of two who change one cell the second chooses, and the other changes of both are kept',
  { tag: '@all' },
  async ({ page, signIn, allowProblem }) => {
    allowProblem(/status of 409/);
    const administrator = await signIn('admin');
    const api = await signIn('payments');
    const { items } = await api(listGrants, { query: {} });
    const [first] = items;
    if (!first) throw new Error('The demo has organisations.');
    const own = first.grants.map(({ id: _id, ...grant }) => grant);
    const params = { eduId: first.id };
    await page.goto(paymentPaths.grantMatrix());
    await cell(page, 2, 0).focus();
    await paste(page, '4 777,00\t77');
    const theirs = own.map((grant) =>
      grant.type === 'GRANT' ? { ...grant, amount: 566_600 } : grant,
    );
    await administrator(saveGrants, { params, body: { grants: theirs } });

    await page.getByRole('button', { name: /^Сохранить/ }).click();
    const choice = page.getByRole('group', { name: 'Это изменили и вы, и другой человек' });
    await expect(choice).toBeVisible();
    await choice.getByRole('button', { name: /^Оставить 4.777,00/ }).click();
    await page.getByRole('button', { name: /^Сохранить/ }).click();
    await expect(page.getByRole('group', { name: 'Изменения' })).toBeHidden();
    await page.reload();
    await expect(cell(page, 2, 0)).toHaveText(/4.777,00/);
    await expect(cell(page, 2, 1)).toHaveText('77');
    await api(saveGrants, { params, body: { grants: own } });
  },
);

test(
  'a cell is typed into, saved and found again by keyboard alone',
  { tag: '@all' },
  async ({ page, signIn }) => {
    const api = await signIn('payments');
    const { items } = await api(listGrants, { query: {} });
    await page.goto(paymentPaths.grantMatrix());
    await tabTo(page, cell(page, 2, 0));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('55');
    await page.keyboard.press('Enter');
    await expect(cell(page, 2, 1)).toHaveText('55');
    await pressByKeyboard(page, page.getByRole('button', { name: /^Сохранить/ }));
    await expect(page.getByRole('group', { name: 'Изменения' })).toBeHidden();
    await page.reload();
    await expect(cell(page, 2, 1)).toHaveText('55');
    const [first] = items;
    const grants = first?.grants.map(({ id: _id, ...grant }) => grant) ?? [];
    await api(saveGrants, { params: { eduId: first?.id ?? '' }, body: { grants } });
  },
);

test('an auditor reads the grants and changes none', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn('audit');
  await page.goto(paymentPaths.grantMatrix());
  await expect(page.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
  const saved = await cell(page, 2, 1).innerText();
  await cell(page, 2, 1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid').getByRole('textbox')).toBeHidden();
  await paste(page, '999');
  await expect(cell(page, 2, 1)).toHaveText(saved);
});
