import { filterHumans } from '@campus/shared/contract/people/staffCalls';
import { createTicketOnBehalf, listMyTickets } from '@campus/shared/contract/support/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { expect, test } from '../../fixtures/test';

const pdf = {
  name: 'Заявление.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};
const subject = 'Нужна справка с печатью';

test(
  'a caller is found by name, and what support writes down for them is theirs to read',
  { tag: '@all' },
  async ({ page, signIn }) => {
    const student = await signIn('student');
    await signIn('support');
    await page.goto(supportPaths.queue());
    await page.getByRole('link', { name: 'Новое обращение' }).click();
    await page.getByRole('combobox', { name: 'Человек' }).fill('student@example.test');
    await page.getByRole('option', { name: /student@example\.test/ }).click();
    await expect(page.getByRole('region', { name: 'Уже открыто' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Тема' }).selectOption('Учёба и данные о ней');
    await page.getByRole('textbox', { name: 'Коротко, о чём вопрос' }).fill(subject);
    await page.getByRole('textbox', { name: 'Что случилось' }).fill('Принёс заявление на бумаге.');
    await page.getByRole('radio', { name: 'Лично' }).check();
    await page.getByRole('main').locator('input[type=file]').setInputFiles(pdf);
    await expect(page.getByRole('link', { name: /^Заявление\.pdf/ })).toBeVisible();
    await page.getByRole('button', { name: 'Записать обращение' }).click();
    const made = page.getByRole('heading', { name: /^Обращение T-\d{6} записано$/ });
    await expect(made).toBeFocused();
    await expect(page.getByRole('link', { name: /^Заявление\.pdf/ })).toBeVisible();
    await page.getByRole('link', { name: 'Открыть обращение' }).click();
    await expect(page.getByRole('list', { name: 'Переписка' })).toContainText('Принёс заявление');
    await expect(page.getByText('Лично', { exact: true })).toBeVisible();

    const own = (await student(listMyTickets)).items.find((ticket) => ticket.subject === subject);
    expect(own?.files.map(({ originalName }) => originalName)).toEqual(['Заявление.pdf']);
  },
);

test(
  'an answer is found by two colons and goes out with the facts of the ticket',
  { tag: '@all' },
  async ({ page, signIn }) => {
    const support = await signIn('support');
    const { items } = await support(filterHumans, { body: { search: 'student@example.test' } });
    const { id, number } = await support(createTicketOnBehalf, {
      body: {
        category: 'TECH',
        subject: 'Сайт не помнит меня',
        text: 'Выхожу сам собой.',
        humanId: items[0]?.id,
      },
    });
    await page.goto(supportPaths.ticket(id));
    const field = page.getByRole('textbox', { name: 'Ответ', exact: true });
    await field.pressSequentially('::решён');
    await expect(page.getByRole('option', { name: /Вопрос решён/ })).toBeVisible();
    await field.press('Enter');
    await expect(field).toHaveValue(new RegExp(`обращение ${number} откроется снова`));
    await page.getByRole('button', { name: 'Отправить ответ' }).click();
    const thread = page.getByRole('list', { name: 'Переписка' });
    await expect(thread).toContainText(`обращение ${number} откроется снова`);
  },
);

test(
  'a duplicate goes into the other ticket of the same person, who reads one thread',
  { tag: '@all' },
  async ({ page, signIn }) => {
    const newcomer = await signIn('newcomer');
    const support = await signIn('support');
    const found = await support(filterHumans, { body: { search: 'newcomer@example.test' } });
    const humanId = found.items[0]?.id;
    const write = (text: string) =>
      support(createTicketOnBehalf, {
        body: { category: 'OTHER', subject: 'Где мой пропуск', text, humanId },
      });
    const main = await write('Подскажите, где забрать пропуск.');
    const twin = await write('Пишу ещё раз: где пропуск?');
    await page.goto(supportPaths.ticket(twin.id));
    await page.getByRole('button', { name: 'Объединить' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Главное обращение' }).fill(main.number);
    await page.getByRole('option', { name: new RegExp(main.number) }).click();
    await dialog.getByRole('button', { name: 'Объединить' }).click();
    const thread = page.getByRole('list', { name: 'Переписка' });
    await expect(thread).toContainText('где забрать пропуск');
    await expect(thread).toContainText(`из обращения ${twin.number}`);
    await expect(thread).toContainText('Пишу ещё раз');

    const { items } = await newcomer(listMyTickets);
    const own = (id: string) => items.find((ticket) => ticket.id === id);
    expect(own(twin.id)).toMatchObject({ status: 'CLOSED', mergedInto: { id: main.id } });
    expect(own(main.id)?.answers.map(({ mergedFrom }) => mergedFrom)).toContain(twin.number);
  },
);
