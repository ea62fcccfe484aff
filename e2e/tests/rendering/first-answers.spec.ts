import { listMyApplications } from '@campus/shared/contract/applications/calls';
import { applicationPaths } from '@campus/shared/contract/applications/paths';
import { countCalls } from '../../fixtures/countCalls';
import { openAnswered } from '../../fixtures/firstAnswers';
import { delayScripts } from '../../fixtures/delayScripts';
import { expect, test } from '../../fixtures/test';

test('what a page of a person asks first comes with it, for this person and for once', async ({
  page,
  signIn,
}) => {
  const own = page.getByText('Карта у вас уже есть.');
  await signIn('student');
  const releaseAnswered = await delayScripts(page);
  await openAnswered(page, applicationPaths.own(), listMyApplications);
  const asked = countCalls(page, listMyApplications);
  releaseAnswered();
  await expect(own).toBeVisible();
  expect(asked()).toBe(0);
  // The answers are taken out of the page with the first reading.
  await expect(page.locator('#answers')).toHaveCount(0);

  // Somebody else has signed in meanwhile, in another tab.
  const release = await delayScripts(page);
  await openAnswered(page, applicationPaths.own(), listMyApplications);
  await signIn('newcomer');
  release();
  await expect(page.getByRole('region', { name: 'Карта студента' })).toBeVisible();
  await expect(own).toBeHidden();
});
