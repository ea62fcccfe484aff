import {
  deletePayment,
  filterPayments,
  getRegisterDraft,
} from '@campus/shared/contract/payments/calls';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test';

const next = (page: Page) => page.getByRole('button', { name: 'Далее' }).click();
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const totals = (page: Page) => page.getByRole('complementary', { name: 'Итог реестра' });

test(
  'a manager sees whom a register leaves out before making it, also after a reload',
  { tag: '@all' },
  async ({ page, signIn }) => {
    const api = await signIn('payments');
    await page.goto(paymentPaths.registers('one-time'));
    await page.getByRole('link', { name: 'Новый реестр' }).click();
    await page.getByRole('textbox', { name: 'Название', exact: true }).fill('Помощь к празднику');
    await page.getByRole('textbox', { name: 'С', exact: true }).fill('01.03.2041');
    await page.getByRole('textbox', { name: 'По', exact: true }).fill('31.03.2041');
    await next(page);

    await expect(step(page, 'Организации')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Выбрать все на странице' }).check();
    await next(page);

    await page.getByRole('textbox', { name: 'Сумма на человека' }).fill('1000');
    await expect(totals(page).getByText(/получ.т \d+ человек/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Бюджет' }).fill('1000000');
    await next(page);

    const leftOut = page.getByRole('table', { name: 'Кто не войдёт' });
    await expect(leftOut.getByRole('row', { name: /Всего не войдут/ })).toBeVisible();
    const seen = await leftOut.innerText();
    await page.reload();
    await expect(step(page, 'Проверка')).toBeVisible();
    await expect(page.getByText('Помощь к празднику')).toBeVisible();
    await expect(leftOut).toHaveText(seen, { useInnerText: true });
    const sum = await totals(page).getByRole('status').locator('span').first().innerText();

    await page.getByRole('button', { name: 'Создать черновик' }).click();
    await expect(page).toHaveURL(/\/admin\/payments\/one-time\/[0-9a-f-]{36}$/);
    await page.goto(`${paymentPaths.registers('one-time')}?state=DRAFT`);
    const row = page.getByRole('row', { name: /Помощь к празднику/ });
    await expect(row).toContainText(sum);

    const params = { paymentType: 'one-time' } as const;
    const body = { periodFrom: '2041-03-01', periodTo: '2041-03-31' };
    const { items } = await api(filterPayments, { params, body });
    for (const { id } of items) await api(deletePayment, { params: { id } });
  },
);

test(
  'a register that is begun on one device goes on on another',
  { tag: '@all' },
  async ({ page, signIn, browser, product }) => {
    const api = await signIn('payments');
    const params = { paymentType: 'credit-grant' } as const;
    await page.goto(paymentPaths.newRegister('credit-grant'));
    const name = page.getByRole('textbox', { name: 'Название', exact: true });
    await name.fill('Гранты за осень');
    await expect(page.getByText(/^Черновик сохранён/)).toBeVisible();

    const { cookies } = await page.context().storageState();
    const other = await browser.newContext({
      ...{ baseURL: product.url, locale: 'ru-RU', storageState: { cookies, origins: [] } },
    });
    const there = await other.newPage();
    await there.goto(paymentPaths.newRegister('credit-grant'));
    await expect(there.getByText(/^Мы вернули в поля/)).toBeVisible();
    const kept = there.getByRole('textbox', { name: 'Название', exact: true });
    await expect(kept).toHaveValue('Гранты за осень');
    await there.getByRole('button', { name: 'Начать заново' }).click();
    await expect(kept).toHaveValue('');
    await expect.poll(() => api(getRegisterDraft, { params })).toBeNull();
    await other.close();
  },
);

test('an auditor reads registers and makes none', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn('audit');
  await page.goto(paymentPaths.registers('grant'));
  await expect(page.getByRole('row', { name: /P-\d{4}-\d{4}/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Новый реестр' })).toBeHidden();
  await page.goto(paymentPaths.newRegister('grant'));
  await expect(page.getByRole('heading', { level: 1, name: 'Раздел недоступен' })).toBeVisible();
});
