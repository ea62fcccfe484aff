import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { expectAccessible } from '../../fixtures/expectSound';
import { expect, test } from '../../fixtures/test';

/** A run may cross the end of a month, after which what the demo data plan for it is late. */
const expectedOrLate = /ожидается до|срок прошёл/;

test('a student finds a planned payment, its way and the statement, and all survive a reload', async ({
  page,
  signIn,
}) => {
  await signIn('student');
  await page.goto(paymentPaths.payments());
  const main = page.getByRole('main');
  const planned = main.getByRole('listitem').filter({ hasText: 'Запланирована' }).first();
  await expect(planned).toContainText(expectedOrLate);
  await planned.getByRole('link').first().click();
  const way = main.getByRole('list', { name: 'Путь выплаты' });
  await expect(way.getByRole('listitem').first()).toContainText('Запланирована');
  await expectAccessible(page);
  await page.reload();
  await expect(way).toContainText(expectedOrLate);

  await page.goto(paymentPaths.payments());
  await main.getByRole('link', { name: 'Выписка за период' }).click();
  await page.getByLabel('С', { exact: true }).fill('2000-01-01');
  await main.getByRole('button', { name: 'Показать' }).click();
  await expect(page).toHaveURL(/from=2000-01-01/);
  const table = main.getByRole('table', { name: 'Выплаты за период' });
  await expect(table).toBeVisible();
  const rows = await table.getByRole('row').count();
  await page.reload();
  await expect(page.getByLabel('С', { exact: true })).toHaveValue('01.01.2000');
  // Meanwhile another may have been paid.
  await expect.poll(() => table.getByRole('row').count()).toBeGreaterThanOrEqual(rows);

  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
  await expect(main.getByText(/^Получатель: Студентка Второкурсница/)).toBeVisible();
  for (const name of ['Распечатать', 'Скачать CSV', 'Показать'])
    await expect(main.getByRole('button', { name })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});

test(
  'the own page tells what money comes next, and leads to all of it',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn('student');
    await page.goto(peoplePaths.me());
    const money = page.getByRole('region', { name: 'Выплаты' });
    await expect(money).toContainText('₽');
    await expect(money).toContainText(expectedOrLate);
    await money.getByRole('link', { name: 'Все выплаты' }).click();
    await expect(page).toHaveURL(new RegExp(`${paymentPaths.payments()}$`));
  },
);

test(
  'a guest sees who is paid what, and the way to a grant begins with signing in',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto(`${paymentPaths.grants()}?type=EXTRA_GRANT`);
    const first = page.getByRole('region', { name: 'Горный университет «Хребет»' });
    await expect(first.getByRole('heading', { name: 'Повышенная стипендия' })).toBeVisible();
    await first.getByRole('link', { name: 'Войти и подать заявку' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

test('what is not an own payment is missing', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn('student');
  await page.goto(paymentPaths.payment('00000000-0000-4000-8000-000000000000'));
  await expect(page.getByRole('heading', { name: 'Такой выплаты нет' })).toBeVisible();
});
