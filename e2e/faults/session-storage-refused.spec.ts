import { cardPaths } from '@campus/shared/contract/cards/paths';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { demoAccounts } from '../fixtures/demoAccounts';
import { enterByPassword, signOutOnPage } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

test('with storage refused and without locks everything works, signing in and out included', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get });
    Object.defineProperty(window, 'sessionStorage', { get });
    Object.defineProperty(navigator, 'locks', { value: undefined });
  });
  await page.goto(mediaPaths.news());
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/news\/.+/);
  await page.goto(supportPaths.newTicket());
  await page.getByRole('textbox', { name: 'Что случилось' }).fill('Турникет не открылся.');

  await page.goto(cardPaths.card());
  await enterByPassword(page, demoAccounts.newcomer.email);
  const task = page.getByRole('main').getByText(demoAccounts.newcomer.email);
  await expect(task).toBeVisible();
  await page.reload();
  await expect(task).toBeVisible();
  await signOutOnPage(page);
  await expect(page.getByRole('heading', { name: 'Войдите, чтобы открыть раздел' })).toBeVisible();
});
