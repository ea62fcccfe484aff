import { signOut } from '@campus/shared/contract/auth/calls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { countCalls } from '../fixtures/countCalls';
import { demoAccounts, demoPassword } from '../fixtures/demoAccounts';
import { expect, test } from '../fixtures/test';

test('with cookies refused public pages work, and signing in says what to allow', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined }),
  );
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const ended = countCalls(page, signOut);

  await page.goto(mediaPaths.news());
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click();
  const modal = page.getByRole('dialog');
  await modal.getByRole('button', { name: 'Войти с паролем' }).click();
  await modal.getByRole('textbox', { name: 'Почта' }).fill(demoAccounts.student.email);
  await modal.getByRole('textbox', { name: 'Пароль' }).fill(demoPassword);
  await modal.getByRole('button', { name: 'Войти', exact: true }).click();

  await expect(modal.getByRole('alert')).toContainText(
    'Браузер не сохраняет cookie, поэтому вход не удержался. Разрешите cookie для этого сайта и войдите снова.',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Войти' })).toBeVisible();
  expect(ended()).toBe(1);
  expect(documents).toHaveLength(1);
});
