import { paths } from '@campus/shared/paths';
import { expect, test } from '../../fixtures/test';

test('the language changes in place and survives a reload', async ({ page }) => {
  await page.goto(`${paths.newTicket()}?from=home`);
  await page.getByRole('textbox', { name: 'Коротко, о чём вопрос' }).fill('Typed before');
  await page.getByRole('button', { name: 'EN', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Чем помочь?' })).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('Typed before');
  await expect(page).toHaveURL(`${paths.newTicket()}?from=home`);

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'EN', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('news appear in the chosen language', async ({ page }) => {
  await page.goto(paths.news());
  await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible();
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const inRussian = await first.textContent();

  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await expect(first).not.toHaveText(inRussian ?? '');
});
