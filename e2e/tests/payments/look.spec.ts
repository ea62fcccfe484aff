import { listPayHistory, listPaymentEduOrgs } from '@campus/shared/contract/payments/calls';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { expectWhole, expectWholeWindow, press } from '../../fixtures/expectWhole';
import { createDraft, includedIn, sendRegister } from '../../fixtures/registerDesk';
import { expect, test } from '../../fixtures/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'each tab and window of a register is accessible and fits',
  { tag: '@all' },
  async ({ page, signIn }) => {
    test.slow();
    const approver = await signIn('approver');
    const manager = await signIn('payments');
    const draft = await createDraft(manager);
    const url = paymentPaths.register('one-time', draft.id);
    for (const tab of ['summary', 'organisations', 'candidates', 'history'])
      await test.step(tab, async () => {
        await page.goto(`${url}?tab=${tab}`);
        await expectWhole(page);
      });
    await page.goto(url);
    for (const name of ['Изменить условия', /^Сформировать/, /^Отменить/])
      await test.step(String(name), () => expectWholeWindow(page, name));
    await page.goto(`${url}?tab=candidates&decision=INCLUDED`);
    await expectWholeWindow(page, /^Исключить/);

    const sent = await sendRegister(manager, approver, draft);
    const [first = ''] = await includedIn(manager, sent);
    const lines = [
      'Код получателя;Сумма;Результат;Причина',
      `${first};1500,00;Выплачено;`,
      'нет;;;',
    ];
    await page.goto(url);
    await press(page, 'Загрузить ответ банка');
    await expectWhole(page);
    const buffer = Buffer.from(lines.join('\n'));
    const file = { name: 'bank.csv', mimeType: 'text/csv', buffer };
    await page.getByRole('dialog').getByLabel('Файл CSV').setInputFiles(file);
    await expect(page.getByRole('dialog').getByText('Не запишутся', { exact: true })).toBeVisible();
    await expectWhole(page);
  },
);

test(
  'each step of a new register is accessible and fits, and is gone through by keyboard',
  { tag: '@all' },
  async ({ page, signIn }) => {
    test.slow();
    const manager = await signIn('payments');
    const [org] = await manager(listPaymentEduOrgs);
    const heading = (name: string) => page.getByRole('heading', { level: 2, name });
    const type = async (name: string, text: string) => {
      await page.getByRole('textbox', { name, exact: true }).focus();
      await page.keyboard.type(text);
    };
    const next = async () => {
      await page.getByRole('button', { name: 'Далее' }).focus();
      await page.keyboard.press('Enter');
    };
    await page.goto(paymentPaths.newRegister('one-time'));
    await type('Название', 'Помощь к лету');
    await type('С', '01.06.2091');
    await type('По', '30.06.2091');
    await next();
    await expect(heading('Организации')).toBeVisible();
    await page.getByRole('checkbox', { name: `Выбрать: ${org?.name}` }).focus();
    await page.keyboard.press('Space');
    await expectWhole(page);
    await next();
    await expect(heading('Сумма и бюджет')).toBeVisible();
    await type('Сумма на человека', '1000');
    await type('Бюджет', '900000');
    await expect(page.getByRole('table', { name: 'По организациям' })).toBeVisible();
    await expectWhole(page);
    await next();
    await expect(heading('Проверка')).toBeVisible();
    await expectWhole(page);
  },
);

test(
  'a payment, the calendar and the panel of grants are accessible and fit on a phone',
  { tag: '@all' },
  async ({ page, signIn }) => {
    const student = await signIn('student');
    const { items } = await student(listPayHistory);
    for (const { id, status } of items.filter(
      (one, index) => items.findIndex(({ status: same }) => same === one.status) === index,
    ))
      await test.step(status, async () => {
        await page.goto(paymentPaths.payment(id));
        await expectWhole(page);
      });
    await signIn('payments');
    await page.goto(paymentPaths.grantMatrix());
    await page.getByRole('gridcell').nth(2).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectWhole(page);
  },
);
