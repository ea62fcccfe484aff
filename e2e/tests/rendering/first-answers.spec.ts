import { listPayHistory } from '@campus/shared/contract/payments/calls';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { countCalls } from '../../fixtures/countCalls';
import { openAnswered } from '../../fixtures/firstAnswers';
import { delayScripts } from '../../fixtures/delayScripts';
import { expect, test } from '../../fixtures/test';

test('what a page of a person asks first comes with it, for this person and for once', async ({
  page,
  signIn,
}) => {
  const asked = countCalls(page, listPayHistory);
  const paid = page.getByRole('heading', { name: /^Выплачено за/ });
  await signIn('student');
  await openAnswered(page, paymentPaths.payments());
  await expect(paid).toBeVisible();
  expect(asked()).toBe(0);
  // The answers are taken out of the page with the first reading.
  await expect(page.locator('#answers')).toHaveCount(0);

  // Somebody else has signed in meanwhile, in another tab.
  const release = await delayScripts(page);
  await openAnswered(page, paymentPaths.payments());
  await signIn('newcomer');
  release();
  await expect(page.getByText('Выплаты появятся, когда подтвердим вашу учёбу')).toBeVisible();
  await expect(paid).toBeHidden();
});
