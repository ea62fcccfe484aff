import { applicationPaths } from '@campus/shared/contract/applications/paths';
import { demoAccounts } from '../../fixtures/demoAccounts';
import { expireToken } from '../../fixtures/expireToken';
import { enterByPassword } from '../../fixtures/signIn';
import { expect, test } from '../../fixtures/test';

test(
  'what was typed when the session ended is there again after the next sign-in',
  { tag: '@all' },
  async ({ page, context, signIn, allowProblem }) => {
    allowProblem(/status of 401/);
    await signIn('student');
    await page.goto(applicationPaths.apply('CREDIT_GRANT'));
    const bank = page.getByRole('textbox', { name: 'Банк' });
    await expect(bank).toBeVisible();
    const { answerRefresh } = await expireToken(context);
    answerRefresh((route) =>
      route.fulfill({ status: 401, json: { code: 'TOKEN', message: 'Сеанс завершён.' } }),
    );
    await bank.fill('Сбережения');
    await expect(bank).toBeHidden();
    await context.unrouteAll({ behavior: 'ignoreErrors' });

    await enterByPassword(page, demoAccounts.student.email);
    await expect(bank).toHaveValue('Сбережения');
    await page.getByRole('button', { name: 'Начать заново' }).click();
    await expect(bank).toHaveValue('');
  },
);
