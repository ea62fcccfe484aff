import { supportPaths } from '@campus/shared/contract/support/paths';
import { expect, test } from '../fixtures/test';

const filesOfForms = '**/shell/form.*';

test.beforeEach(({ allowProblem }) =>
  allowProblem(/ERR_FAILED|Loading (CSS )?chunk|Federation Runtime|\[support /),
);

test('a part of the kit that did not load comes when the screen is tried again', async ({
  page,
}) => {
  await page.route(filesOfForms, (route) => route.abort());
  await page.goto(supportPaths.newTicket());
  const failure = page.getByRole('alert').filter({ hasText: 'не открылся' });
  await expect(failure).toBeVisible();
  await page.evaluate(() => (document.title = 'The same page'));

  await page.unroute(filesOfForms);
  await failure.getByRole('button', { name: 'Повторить' }).click();

  await expect(page.getByRole('textbox', { name: 'Коротко, о чём вопрос' })).toBeVisible();
  await expect(failure).toBeHidden();
});
