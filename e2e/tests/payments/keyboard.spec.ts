import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { sitDown } from '../../fixtures/keyboard';
import { expect, test } from '../../fixtures/test';

const words = {
  ru: {
    ...{ payer: 'Хребет', apply: /^Войти и подать заявку/, email: 'Почта' },
    ...{ calendar: 'Календарь', year: /^Календарь выплат за/ },
    ...{ planned: 'Запланирована', way: 'Путь выплаты', expected: /ожидается до|срок прошёл/ },
    ...{ statement: 'Выписка за период', from: 'С', show: 'Показать', paid: 'Выплаты за период' },
    file: 'Скачать CSV',
  },
  en: {
    ...{ payer: 'Ridge', apply: /^Sign in to apply/, email: 'Email' },
    ...{ calendar: 'Calendar', year: /^Payments in .* by month$/ },
    ...{ planned: 'Planned', way: 'Progress of the payment', expected: /expected by|overdue/ },
    ...{ statement: 'Statement for a period', from: 'From', show: 'Show' },
    ...{ paid: 'Payments in the period', file: 'Download CSV' },
  },
};

for (const language of ['ru', 'en'] as const)
  test(
    `a guest finds a grant, and a student their money, without a mouse: ${language}`,
    { tag: '@all' },
    async ({ page, context, product, signIn }) => {
      const said = words[language];
      await context.addCookies([{ name: 'Language', value: language, url: product.url }]);
      const { hands, main, link, button, field, open } = sitDown(page);

      await open(paymentPaths.grants());
      await hands.write(main.getByRole('searchbox'), said.payer);
      await page.keyboard.press('Enter');
      await expect(main.getByRole('region', { name: new RegExp(said.payer) })).toHaveCount(1);
      await hands.press(link(said.apply));
      const email = page.getByRole('dialog').getByRole('textbox', { name: said.email });
      await hands.write(email, 'guest@example.test');
      await expect(email).toHaveValue('guest@example.test');

      await signIn('student');
      await open(paymentPaths.payments());
      await hands.press(link(said.calendar));
      await expect(main.getByRole('list', { name: said.year })).toBeVisible();
      // The months are items as well: the innermost is the payment.
      const planned = main.getByRole('listitem').filter({ hasText: said.planned }).last();
      await hands.press(planned.getByRole('link'));
      await expect(main.getByRole('list', { name: said.way })).toContainText(said.expected);

      await open(paymentPaths.payments());
      await hands.press(link(said.statement));
      await hands.write(field(said.from), '01.01.2000');
      await hands.press(button(said.show));
      await expect(page).toHaveURL(/from=2000-01-01/);
      await expect(main.getByRole('table', { name: said.paid })).toBeVisible();
      const file = page.waitForEvent('download');
      await hands.press(button(said.file));
      expect((await file).suggestedFilename()).toMatch(/\.csv$/);
    },
  );
