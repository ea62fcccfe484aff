import { deletePayment, listPayHistory } from '@campus/shared/contract/payments/calls';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { settled } from '../../fixtures/expectSound';
import { expectWhole, expectWholeWindow, press } from '../../fixtures/expectWhole';
import { sitDown } from '../../fixtures/keyboard';
import { createDraft, readIncluded, sendRegister } from '../../fixtures/registerDesk';
import { expect, test } from '../../fixtures/test';

const said = {
  ru: {
    ...{ edit: 'Изменить условия', form: /^Сформировать/, cancel: /^Отменить/ },
    ...{ exclude: /^Исключить/, upload: 'Загрузить ответ банка', csv: 'Файл CSV' },
    ...{ skipped: 'Не запишутся', name: 'Название', from: 'С', to: 'По', next: 'Далее' },
    ...{ organisations: 'Организации', money: 'Сумма и бюджет', amount: 'Сумма на человека' },
    ...{ budget: 'Бюджет', parts: 'По организациям', check: 'Проверка' },
    create: 'Создать черновик',
  },
  en: {
    ...{ edit: 'Edit terms', form: /^Form/, cancel: /^Cancel/, exclude: /^Exclude/ },
    ...{ upload: 'Upload the bank’s response', csv: 'CSV file', skipped: 'Will not be recorded' },
    ...{ name: 'Name in Russian', from: 'From', to: 'To', next: 'Next' },
    ...{ organisations: 'Organisations', money: 'Amount and budget', amount: 'Amount per person' },
    ...{ budget: 'Budget', parts: 'By organisation', check: 'Check', create: 'Create draft' },
  },
};

for (const language of ['ru', 'en'] as const)
  test(
    `each tab and window of a register is accessible and fits in ${language}`,
    { tag: '@all' },
    async ({ page, context, product, signIn }) => {
      test.slow();
      const words = said[language];
      await context.addCookies([{ name: 'Language', value: language, url: product.url }]);
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
      for (const name of [words.edit, words.form, words.cancel])
        await test.step(String(name), () => expectWholeWindow(page, name));
      await page.goto(`${url}?tab=candidates&decision=INCLUDED`);
      await expectWholeWindow(page, words.exclude);

      const sent = await sendRegister(manager, approver, draft);
      const [first = ''] = await readIncluded(manager, sent);
      const lines = [
        'Код получателя;Сумма;Результат;Причина',
        `${first};1500,00;Выплачено;`,
        'нет;;;',
      ];
      await page.goto(url);
      await press(page, words.upload);
      await expectWhole(page);
      const buffer = Buffer.from(lines.join('\n'));
      const file = { name: 'bank.csv', mimeType: 'text/csv', buffer };
      await page.getByRole('dialog').getByLabel(words.csv).setInputFiles(file);
      await expect(
        page.getByRole('dialog').getByText(words.skipped, { exact: true }),
      ).toBeVisible();
      await expectWhole(page);
    },
  );

for (const language of ['ru', 'en'] as const)
  test(
    `each step of a new register is accessible and fits, and is gone through by keys alone, in ${language}`,
    { tag: '@all' },
    async ({ page, context, product, signIn }) => {
      test.slow();
      const words = said[language];
      await context.addCookies([{ name: 'Language', value: language, url: product.url }]);
      const manager = await signIn('payments');
      const { hands, main, button, field, open } = sitDown(page);
      const heading = (name: string) => page.getByRole('heading', { level: 2, name });
      const year = language === 'ru' ? 2091 : 2092;

      await open(paymentPaths.newRegister('one-time'));
      await hands.write(field(words.name), 'Помощь к лету');
      await hands.write(field(words.from), `01.06.${year}`);
      await hands.write(field(words.to), `30.06.${year}`);
      await hands.press(button(words.next));
      await expect(heading(words.organisations)).toBeVisible();
      await hands.tick(main.getByRole('table').getByRole('checkbox').nth(1));
      await expectWhole(page);
      await hands.press(button(words.next));
      await expect(heading(words.money)).toBeVisible();
      await hands.write(field(words.amount), '1000');
      await hands.write(field(words.budget), '900000');
      await expect(page.getByRole('table', { name: words.parts })).toBeVisible();
      await expectWhole(page);
      await hands.press(button(words.next));
      await expect(heading(words.check)).toBeVisible();
      await expectWhole(page);
      await hands.press(button(words.create));
      await page.waitForURL(/\/one-time\/[0-9a-f-]{36}$/);
      // It is being read there.
      await settled(page);
      await manager(deletePayment, { params: { id: page.url().split('/').at(-1) ?? '' } });
    },
  );

for (const language of ['ru', 'en'] as const)
  test(
    `a payment in each state and the panel of grants are accessible and fit in ${language}`,
    { tag: '@all' },
    async ({ page, context, product, signIn }) => {
      await context.addCookies([{ name: 'Language', value: language, url: product.url }]);
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
