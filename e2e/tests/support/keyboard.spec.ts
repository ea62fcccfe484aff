import { listMyNotifications } from '@campus/shared/contract/notifications/calls';
import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import { answerTicket, listMyTickets } from '@campus/shared/contract/support/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { settled } from '../../fixtures/expectSound';
import { pickOption, sitDown, skipToContent } from '../../fixtures/keyboard';
import { newHuman } from '../../fixtures/newHuman';
import { apiOf } from '../../fixtures/signIn';
import { expect, test } from '../../fixtures/test';

const words = {
  ru: {
    ...{ ask: 'Написать в поддержку', topic: 'Тема', other: 'Другое' },
    ...{ subject: 'Коротко, о чём вопрос', text: 'Что случилось', send: 'Отправить' },
    ...{ open: 'Открыть обращение', thread: 'Переписка', reply: 'Ваш ответ' },
    ...{ sendReply: 'Отправить ответ', settled: 'Вопрос решён, закрыть', close: 'Закрыть' },
    ...{ partly: 'Отчасти', missed: /^Чего не хватило/, thank: 'Отправить отзыв' },
    ...{ thanked: 'Спасибо, отзыв отправлен', unread: 'Непрочитанные' },
    ...{ mark: /^Отметить прочитанным/, all: 'Прочитать всё', read: 'Непрочитанных сообщений нет' },
    ...{ messages: 'Сообщения, сначала новые' },
  },
  en: {
    ...{ ask: 'Contact support', topic: 'Topic', other: 'Something else' },
    ...{ subject: 'Your question in brief', text: 'What happened', send: 'Send' },
    ...{ open: 'Open the ticket', thread: 'Conversation', reply: 'Your reply' },
    ...{ sendReply: 'Send the reply', settled: 'My question is answered, close the ticket' },
    ...{ close: 'Close', partly: 'Partly', missed: /^What was missing/, thank: 'Send feedback' },
    ...{ thanked: 'Thank you, your feedback has been sent', unread: 'Unread' },
    ...{ mark: /^Mark as read/, all: 'Mark all as read', read: 'No unread messages' },
    ...{ messages: 'Messages, newest first' },
  },
};

for (const language of ['ru', 'en'] as const)
  test(
    `a person asks, replies, closes, rates and reads their messages without a mouse: ${language}`,
    { tag: '@all' },
    async ({ page, context, product, signIn }) => {
      test.slow();
      const said = words[language];
      const support = await signIn('support');
      const value = await newHuman(product, `keys-${language}-${Date.now()}@example.test`);
      const cookies = { Language: language, AuthToken: value };
      await context.addCookies(
        Object.entries(cookies).map(([name, kept]) => ({ name, value: kept, url: product.url })),
      );
      const api = apiOf(product, value);
      const { hands, main, link, button, field, open } = sitDown(page);
      const answer = async (text: string) => {
        const [ticket] = (await api(listMyTickets)).items;
        await support(answerTicket, { params: { id: ticket?.id ?? '' }, body: { text } });
        await page.reload();
        await settled(page);
        await skipToContent(page);
      };

      await open(supportPaths.ownTickets());
      await hands.press(link(said.ask));
      await pickOption(page, page.getByRole('combobox', { name: said.topic }), said.other);
      await hands.write(field(said.subject), 'Ключ от шкафа');
      await hands.write(field(said.text), 'Где его взять?');
      await hands.press(button(said.send));
      await hands.press(link(said.open));
      const thread = main.getByRole('list', { name: said.thread });
      await expect(thread).toContainText('Где его взять?');

      await answer('На вахте.');
      await hands.write(field(said.reply), 'Вахта закрыта.');
      await hands.press(button(said.sendReply));
      await expect(thread).toContainText('Вахта закрыта.');

      await answer('Откроется в девять.');
      await hands.press(button(said.settled));
      const question = page.getByRole('alertdialog');
      await hands.press(question.getByRole('button', { name: said.close, exact: true }));
      await expect(question).toBeHidden();
      await hands.press(button(said.partly));
      await hands.write(field(said.missed), 'Долго ждать');
      await hands.press(button(said.thank));
      await expect(page.getByText(said.thanked)).toBeVisible();

      await open(notificationPaths.inbox());
      const list = main.getByRole('region', { name: said.messages });
      await hands.press(link(said.unread));
      await settled(page);
      const unread = list.getByRole('button', { name: said.mark });
      const before = await unread.count();
      await hands.press(unread.first());
      await expect(unread).toHaveCount(before - 1);
      await hands.press(button(said.all));
      await expect(unread).toHaveCount(0);
      // What was read stays in its place until the list is opened again.
      await page.reload();
      await expect(page.getByRole('heading', { name: said.read })).toBeVisible();
      expect((await api(listMyNotifications)).unread).toBe(0);
    },
  );
