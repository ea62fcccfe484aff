import { answerTicket, filterTickets } from '@campus/shared/contract/support/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import type { Page } from '@playwright/test';
import { expectAccessible, settled } from '../../fixtures/expectSound';
import { pressByKeyboard, tabTo } from '../../fixtures/keyboard';
import { readTicketRow } from '../../backDoor/readTicketRow';
import { startProduct } from '../../fixtures/startProduct';
import { expect, test } from '../../fixtures/test';
import { newestLetter } from '../../../shell/mount/letters';

async function sendTicket(page: Page, url: string, subject: string, email = 'guest@example.test') {
  await page.goto(url + supportPaths.newTicket());
  await page.getByRole('combobox', { name: 'Тема' }).selectOption('Карта');
  await page.getByRole('textbox', { name: 'Коротко, о чём вопрос' }).fill(subject);
  await page.getByRole('textbox', { name: 'Что случилось' }).fill('Турникет не открылся утром.');
  await page.getByRole('textbox', { name: 'Как к вам обращаться' }).fill('Гость');
  await page.getByRole('textbox', { name: 'Почта' }).fill(email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Отправить' }).click();
  const accepted = page.getByRole('heading', { level: 1, name: /^Обращение T-\d{6} принято$/ });
  await expect(accepted).toBeVisible();
  return /T-\d{6}/.exec((await accepted.textContent()) ?? '')?.[0] ?? '';
}

const numberOf = (ticket: string) => Number(ticket.slice(2));

test(
  'a guest’s ticket gets a number and is still there after a restart',
  { tag: '@all' },
  async ({ page, ownProduct: { url, dataDir, stop } }) => {
    const first = await sendTicket(page, url, 'Карта не открывает турникет');
    await page.goto('about:blank');
    await stop();
    expect(await readTicketRow(dataDir, first)).toMatchObject({
      subject: 'Карта не открывает турникет',
      guestEmail: 'guest@example.test',
      status: 'NEW',
    });

    const again = await startProduct({ dataDir });
    const second = await sendTicket(page, again.url, 'И вечером тоже не открывает');
    expect(numberOf(second)).toBe(numberOf(first) + 1);
    await page.goto('about:blank');
    await again.stop();
  },
);

/** The address in the newest letter that says this. */
async function linkIn(dataDir: string, email: string, words: string) {
  let link: string | undefined;
  const look = () => {
    const letter = newestLetter(dataDir, email) ?? '';
    return (link = letter.includes(words) ? /\S+\/help\/ticket\/\S+/.exec(letter)?.[0] : undefined);
  };
  await expect.poll(look, { message: `a letter to ${email} about ${words}` }).toBeDefined();
  return link ?? '';
}

test('a guest follows a ticket by the link of a letter, replies and closes it, without an account', async ({
  page,
  context,
  product,
  signIn,
}) => {
  const email = 'follower@example.test';
  const number = await sendTicket(page, product.url, 'Турникет меня не видит', email);
  const referrers: string[] = [];
  page.on('request', (request) => referrers.push(request.headers().referer ?? ''));
  await page.goto(await linkIn(product.dataDir, email, 'Ответим до'));
  await expect(
    page.getByRole('heading', { level: 1, name: 'Турникет меня не видит' }),
  ).toBeVisible();
  await expect(page.getByText(/^Ответим до \d+ [а-я]+ \d{4}$/)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  const support = await signIn('support');
  await context.clearCookies({ name: 'AuthToken' });
  const found = await support(filterTickets, { body: { search: number } });
  const id = found.items[0]?.id ?? '';
  const params = { id };
  await support(answerTicket, { params, body: { text: 'Только для своих', isInternal: true } });
  await support(answerTicket, { params, body: { text: 'Приложите карту ниже.' } });

  const link = await linkIn(product.dataDir, email, 'Приложите карту ниже.');
  await page.goto(link);
  const thread = page.getByRole('list', { name: 'Переписка' });
  await expect(thread.getByText('Приложите карту ниже.')).toBeVisible();
  await expect(page.getByText('Только для своих')).toHaveCount(0);

  await page.getByRole('textbox', { name: 'Ваш ответ' }).fill('Спасибо, так открывает.');
  await page.getByRole('button', { name: 'Ответить' }).click();
  await expect(thread.getByText('Спасибо, так открывает.')).toBeVisible();
  // The form goes, and then the button: neither takes the focus along.
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  await page.getByRole('button', { name: 'Закрыть обращение' }).click();
  await expect(page.getByRole('button', { name: 'Ответить и открыть снова' })).toBeVisible();
  await expect(title).toBeFocused();
  await page.reload();
  await expect(thread.getByText('Спасибо, так открывает.')).toBeVisible();
  await expect(page.getByText('Закрыто', { exact: true })).toBeVisible();

  const token = link.split('/').at(-1) ?? '';
  expect(referrers.length).toBeGreaterThan(0);
  expect(referrers.filter((address) => address.includes(token))).toStrictEqual([]);
});

const words = {
  ru: {
    topic: 'Тема',
    subject: 'Коротко, о чём вопрос',
    text: 'Что случилось',
    name: 'Как к вам обращаться',
    email: 'Почта',
    send: 'Отправить',
    accepted: /^Обращение T-\d{6} принято$/,
    due: /^Ответим до \d+ [а-я]+ \d{4} на почту/,
    reply: 'Ваш ответ',
    sendReply: 'Ответить',
    thread: 'Переписка',
    closedLetter: 'Мы закрыли ваше обращение',
    reopen: 'Ответить и открыть снова',
  },
  en: {
    topic: 'Topic',
    subject: 'Your question in brief',
    text: 'What happened',
    name: 'Your name',
    email: 'Email',
    send: 'Send',
    accepted: /^Ticket T-\d{6} received$/,
    due: /^We will answer by \d+ \w+ \d{4}, at/,
    reply: 'Your reply',
    sendReply: 'Reply',
    thread: 'Conversation',
    closedLetter: 'We have closed your ticket',
    reopen: 'Reply and open again',
  },
};

for (const language of ['ru', 'en'] as const)
  test(
    `in ${language} a guest with keys alone, at 375, writes, replies, and is told that support has closed it`,
    { tag: '@all' },
    async ({ page, context, product, signIn }) => {
      const say = words[language];
      const email = `keys-${language}@example.test`;
      const field = (name: string) => page.getByRole('textbox', { name });
      const type = async (name: string, text: string) => {
        await tabTo(page, field(name));
        await page.keyboard.type(text);
      };
      const support = await signIn('support');
      await context.clearCookies({ name: 'AuthToken' });
      await context.addCookies([{ name: 'Language', value: language, url: product.url }]);
      await page.setViewportSize({ width: 375, height: 812 });
      await page.goto(supportPaths.newTicket());
      const topic = page.getByRole('combobox', { name: say.topic });
      await tabTo(page, topic);
      await page.keyboard.press('ArrowDown');
      await expect(topic).toHaveValue('CARD');
      await type(say.subject, 'Turnstile');
      await type(say.text, 'It does not know me.');
      await type(say.name, 'Guest');
      await type(say.email, email);
      await tabTo(page, page.getByRole('checkbox'));
      await page.keyboard.press('Space');
      await pressByKeyboard(page, page.getByRole('button', { name: say.send, exact: true }));
      const accepted = page.getByRole('heading', { level: 1, name: say.accepted });
      await expect(accepted).toBeFocused();
      await expect(page.getByText(say.due)).toBeVisible();

      const number = /T-\d{6}/.exec((await accepted.textContent()) ?? '')?.[0];
      const found = await support(filterTickets, { body: { search: number } });
      const params = { id: found.items[0]?.id ?? '' };
      const answer = (body: object) => support(answerTicket, { params, body });
      await answer({ text: 'Hold the card lower.' });
      await page.goto(await linkIn(product.dataDir, email, 'Hold the card lower.'));
      await type(say.reply, 'It works now, but slowly.');
      await pressByKeyboard(page, page.getByRole('button', { name: say.sendReply, exact: true }));
      const thread = page.getByRole('list', { name: say.thread });
      await expect(thread.getByText('It works now, but slowly.')).toBeVisible();

      await answer({ text: 'We will look at the reader.' });
      await answer({ close: true });
      await page.goto(await linkIn(product.dataDir, email, say.closedLetter));
      for (const text of ['It works now, but slowly.', 'We will look at the reader.'])
        await expect(thread.getByText(text)).toBeVisible();
      await page.reload();
      await expect(page.getByRole('button', { name: say.reopen })).toBeVisible();
      await settled(page);
      await expectAccessible(page);
    },
  );

test(
  'a ticket with mistakes is not sent, and each field says what to change',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto(supportPaths.newTicket());
    await page.getByRole('button', { name: 'Отправить' }).click();
    await expect(page.getByRole('textbox', { name: 'Почта' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(page.getByRole('alert')).toContainText('Исправьте');
  },
);
