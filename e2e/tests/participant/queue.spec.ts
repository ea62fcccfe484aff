import {
  applyForExtraGrant,
  cancelApplication,
  listMyApplications,
} from '@campus/shared/contract/applications/calls';
import { applicationPaths } from '@campus/shared/contract/applications/paths';
import type { Api } from '@campus/shared/api/createApi';
import { expect, test } from '../../fixtures/test';

/** An application for an extra grant that nobody has decided on, and no other of its student. */
async function applied(student: Api) {
  const { items } = await student(listMyApplications, { query: { type: 'EXTRA_GRANT' } });
  for (const { id, status } of items)
    if (status === 'NEW') await student(cancelApplication, { params: { id } });
  return student(applyForExtraGrant);
}

test(
  'of two who decide on one application the second reads who was first; keys alone do for both',
  { tag: '@all' },
  async ({ page, context, browser, product, signIn, allowProblem }) => {
    allowProblem(/status of 409/);
    const { id, number } = await applied(await signIn('student'));
    const address = applicationPaths.one(id);
    const second = await browser.newContext({ baseURL: product.url, locale: 'ru-RU' });
    await signIn('admin');
    await second.addCookies(await context.cookies());
    const late = await second.newPage();
    await late.goto(address);
    await expect(late.getByRole('button', { name: 'Одобрить' })).toBeVisible();

    await signIn('payments');
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Одобрить' })).toBeVisible();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog');
    await expect(help.getByText('Одобрить')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await page.keyboard.press('a');
    const question = page.getByRole('alertdialog', { name: `Одобрить заявку ${number}?` });
    await question.getByRole('button', { name: 'Одобрить' }).press('Enter');
    await expect(
      page.getByRole('main').getByRole('status').filter({ hasText: 'Одобрена' }),
    ).toBeVisible();

    await late.keyboard.press('r');
    const window = late.getByRole('dialog', { name: `Отклонить заявку ${number}` });
    const reason = window.getByRole('textbox', { name: 'Причина' });
    await reason.fill('Документы за прошлый год');
    await window.getByRole('button', { name: 'Отклонить заявку' }).click();
    await expect(window.getByText('Заявка уже одобрена.').first()).toBeVisible();
    await expect(reason).toHaveValue('Документы за прошлый год');
    await late.reload();
    await expect(late.getByText('Одобрена').filter({ visible: true }).first()).toBeVisible();
    await expect(late.getByRole('button', { name: 'Одобрить' })).toHaveCount(0);
    await second.close();
  },
);
