import { listGrants, saveGrants } from '@campus/shared/contract/education/calls';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import type { Page } from '@playwright/test';
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

test('an auditor reads the grants and changes none', async ({ page, signIn }) => {
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
