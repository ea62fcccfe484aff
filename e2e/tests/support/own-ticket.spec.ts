import { supportPaths } from '@campus/shared/contract/support/paths';
import { expect, test } from '../../fixtures/test';

const pdf = {
  name: 'Справка.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

test(
  'a file goes with a ticket, stands in its thread after a reload, and is nobody else’s',
  { tag: '@all' },
  async ({ page, signIn: enter }) => {
    await enter('newcomer');
    await page.goto(supportPaths.newTicket());
    await page.getByRole('combobox', { name: 'Тема' }).selectOption('Другое');
    await page.getByRole('textbox', { name: 'Коротко, о чём вопрос' }).fill('Справка для банка');
    await page.getByRole('textbox', { name: 'Что случилось' }).fill('Прикладываю справку.');
    await page.getByRole('main').locator('input[type=file]').setInputFiles(pdf);
    const file = page.getByRole('link', { name: /^Справка\.pdf/ });
    await expect(file).toBeVisible();
    await page.getByRole('button', { name: 'Отправить' }).click();
    await expect(page.getByRole('heading', { name: /^Обращение T-\d{6} принято$/ })).toBeVisible();
    await expect(file).toBeVisible();

    await page.getByRole('link', { name: 'Открыть обращение' }).click();
    const thread = page.getByRole('list', { name: 'Переписка' });
    await expect(thread.getByText('Прикладываю справку.')).toBeVisible();
    await page.reload();
    const href =
      (await thread.getByRole('link', { name: /^Справка\.pdf/ }).getAttribute('href')) ?? '';
    expect((await page.request.get(href)).status()).toBe(200);

    await enter('student');
    expect((await page.request.get(href)).status()).toBe(404);
  },
);
