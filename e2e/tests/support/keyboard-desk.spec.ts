import { getNotification } from '@campus/shared/contract/notifications/calls';
import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import {
  deleteCannedAnswer,
  getTicket,
  listCannedAnswers,
} from '@campus/shared/contract/support/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import type { Page } from '@playwright/test';
import { pickOption, sitDown, tabTo } from '../../fixtures/keyboard';
import { expect, test } from '../../fixtures/test';

const desk = {
  ru: {
    ...{ make: 'Новая заготовка', nameRu: 'Название по-русски', textRu: 'Текст по-русски' },
    ...{
      nameEn: /^Название по-английски/,
      textEn: /^Текст по-английски/,
      add: 'Добавить заготовку',
    },
    ...{ human: 'Человек', open: 'Уже открыто', topic: 'Тема', other: 'Другое' },
    ...{ subject: 'Коротко, о чём вопрос', text: 'Что случилось', inPerson: 'Лично' },
    ...{ record: 'Записать обращение', follow: 'Открыть обращение', thread: 'Переписка' },
    ...{ answer: 'Ответ', send: 'Отправить ответ', tickets: 'Обращения' },
    ...{ handOver: 'Передать', assignee: 'Ответственный' },
  },
  en: {
    ...{ make: 'New canned answer', nameRu: 'Name in Russian', textRu: 'Text in Russian' },
    ...{ nameEn: /^Name in English/, textEn: /^Text in English/, add: 'Add the canned answer' },
    ...{ human: 'Person', open: 'Already open', topic: 'Topic', other: 'Something else' },
    ...{ subject: 'The question in a few words', text: 'What happened', inPerson: 'In person' },
    ...{ record: 'Record the ticket', follow: 'Open the ticket', thread: 'Conversation' },
    ...{ answer: 'Answer', send: 'Send the answer', tickets: 'Tickets' },
    ...{ handOver: 'Hand over', assignee: 'Assignee' },
  },
};

/** The id of the ticket that is open. */
async function ticketIn(page: Page) {
  await page.waitForURL(/\/admin\/tickets\/[0-9a-f-]{36}/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

for (const language of ['ru', 'en'] as const)
  test(
    `support keeps an answer, writes down a call, answers it and hands it over without a mouse: ${language}`,
    { tag: '@all' },
    async ({ page, context, product, signIn }) => {
      test.slow();
      const said = desk[language];
      const support = await signIn('support');
      await context.addCookies([{ name: 'Language', value: language, url: product.url }]);
      const { hands, main, link, button, field, open } = sitDown(page);
      const window = page.getByRole('dialog');
      const [name, subject] = [`Бассейн ${language}`, `Пропуск в бассейн ${language}`];

      await open(supportPaths.cannedAnswers());
      await hands.press(button(said.make));
      await hands.write(field(said.nameRu), name);
      await hands.write(field(said.nameEn), name);
      await hands.write(field(said.textRu), 'Пропуск на вахте.');
      await hands.write(field(said.textEn), 'It is at the entrance.');
      await hands.press(button(said.add));
      await expect(window).toBeHidden();
      await expect(main.getByRole('table').getByText(name)).toBeVisible();

      await open(supportPaths.ticketOnBehalf());
      await hands.write(page.getByRole('combobox', { name: said.human }), 'student@example.test');
      await expect(page.getByRole('option', { name: /student@example\.test/ })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(main.getByRole('region', { name: said.open })).toBeVisible();
      await pickOption(page, page.getByRole('combobox', { name: said.topic }), said.other);
      await hands.write(field(said.subject), subject);
      await hands.write(field(said.text), 'Где его взять?');
      await hands.pick(page.getByRole('radio', { name: said.inPerson }));
      await hands.press(button(said.record));
      await hands.press(link(said.follow));
      const id = await ticketIn(page);

      const answer = field(said.answer);
      await hands.press(answer, 'r');
      await expect(answer).toBeFocused();
      await page.keyboard.type(`::${name}`);
      await expect(page.getByRole('option', { name: new RegExp(name) }).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await hands.press(button(said.send));
      const thread = main.getByRole('list', { name: said.thread });
      await expect(thread).toContainText(/Пропуск на вахте|It is at the entrance/);

      await open(`${supportPaths.queue()}?${new URLSearchParams({ search: subject })}`);
      const queue = main.getByRole('table', { name: said.tickets });
      await hands.tick(queue.getByRole('checkbox').nth(1));
      await hands.press(button(said.handOver));
      await tabTo(page, window.getByRole('combobox', { name: said.assignee }));
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await hands.press(window.getByRole('button', { name: said.handOver, exact: true }));
      await expect(window).toBeHidden();
      const assignee = async () => (await support(getTicket, { params: { id } })).assignee;
      await expect.poll(assignee).not.toBeNull();

      for (const kept of await support(listCannedAnswers))
        if (kept.title.ru === name) await support(deleteCannedAnswer, { params: { id: kept.id } });
    },
  );

const mailing = {
  ru: {
    ...{ write: 'Написать уведомление', title: 'Заголовок', body: 'Текст' },
    ...{ conditions: 'По условиям', search: /^Имя, почта или номер/, one: 'Получит 1 участник' },
    ...{ message: 'Сообщение', device: 'На устройстве', send: 'Отправить 1 участнику' },
    results: 'Что получилось',
  },
  en: {
    ...{ write: 'Write a notification', title: 'Title', body: 'Text', conditions: 'By conditions' },
    ...{ search: /^Name, email or number/, one: '1 participant gets it', message: 'Message' },
    ...{ device: 'On a device', send: 'Send to 1 participant', results: 'Results' },
  },
};

for (const language of ['ru', 'en'] as const)
  test(
    `a notification is written, looked at, counted and sent without a mouse: ${language}`,
    { tag: '@all' },
    async ({ page, context, product, signIn }) => {
      test.slow();
      const said = mailing[language];
      const admin = await signIn('admin');
      await context.addCookies([{ name: 'Language', value: language, url: product.url }]);
      const { hands, link, button, field, open } = sitDown(page);
      const title = 'Ключи на вахте';

      await open(notificationPaths.notifications());
      await hands.press(link(said.write));
      await hands.write(field(said.title), title);
      await hands.write(field(said.body), 'С девяти утра.');
      await hands.pick(page.getByRole('radio', { name: said.conditions }));
      await hands.write(field(said.search), 'student@example.test');
      await expect(page.getByText(said.one, { exact: true })).toBeVisible();
      await tabTo(page, page.getByRole('tab', { name: said.message }));
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('tabpanel', { name: said.device })).toContainText(title);

      await hands.press(button(said.send));
      const question = page.getByRole('alertdialog');
      await hands.press(question.getByRole('button', { name: said.send }));
      const results = page.getByRole('region', { name: said.results });
      await expect(results).toContainText(/100\s?%/, { timeout: 15_000 });
      const id = page.url().split('/').at(-1) ?? '';
      expect(await admin(getNotification, { params: { id } })).toMatchObject({
        status: 'SENT',
        stats: { targeted: 1, delivered: 1, failed: 0 },
      });
    },
  );
