import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import {
  answerTicket,
  createTicket,
  createTicketOnBehalf,
  getAnswerDraft,
  getTicket,
  listMyTickets,
} from '@campus/shared/contract/support/calls';
import { followTickets } from '@campus/shared/contract/support/liveCalls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { pressByKeyboard, skipToContent } from '../../fixtures/keyboard';
import { expect, test } from '../../fixtures/test';

const subject = 'Не приходит письмо с кодом';
const quick = 'Проверьте папку «Спам».';
const slow = 'Отправили код ещё раз.';
const secret = 'Почта отвергла первое письмо.';

test('two who answer one ticket lose no words, and the person reads both answers but no note', async ({
  page,
  signIn,
  allowProblem,
}) => {
  allowProblem(/status of 40[49]/);
  // Without the stream nobody hears of the other before sending.
  await page.route(`**${followTickets.path}*`, (route) => route.fulfill({ status: 404 }));
  const student = await signIn('student');
  const body = { category: 'TECH', subject, text: 'Жду с самого утра.' } as const;
  const { id, number } = await student(createTicket, { body });
  const colleague = await signIn('admin');
  await signIn('support');

  await page.goto(supportPaths.queue());
  await page.getByRole('searchbox').fill(number);
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('link', { name: subject }).click();
  await page.getByRole('textbox', { name: 'Ответ', exact: true }).fill(slow);

  const { version } = await colleague(getTicket, { params: { id } });
  await colleague(answerTicket, { params: { id }, body: { text: quick, version } });
  const send = page.getByRole('button', { name: 'Отправить ответ' });
  await send.click();
  await expect(page.getByText(quick)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Ответ', exact: true })).toHaveValue(slow);
  await send.click();
  const thread = page.getByRole('list', { name: 'Переписка' });
  await expect(thread.getByText(slow)).toBeVisible();

  await page.getByRole('button', { name: 'Заметка для своих' }).click();
  await page.getByRole('textbox', { name: 'Заметка', exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Сохранить заметку' }).click();
  await expect(thread.getByText(secret)).toBeVisible();
  await page.reload();
  for (const text of [quick, slow, secret]) await expect(thread.getByText(text)).toBeVisible();

  const own = (await student(listMyTickets)).items.find((ticket) => ticket.id === id);
  expect(own?.answers.map(({ text }) => text)).toEqual([quick, slow]);
});

test('support goes through the queue by keys alone', { tag: '@all' }, async ({ page, signIn }) => {
  const support = await signIn('support');
  const write = (text: string) =>
    support(createTicketOnBehalf, {
      body: {
        ...{ category: 'OTHER', subject: `Ключи от зала: ${text}`, text: 'Где их взять?' },
        ...{ guestName: 'Клавиша', guestEmail: 'keys@example.test' },
      },
    });
  const [first, second] = [await write('один'), await write('два')];
  const heading = (text: string) =>
    page.getByRole('heading', { level: 2, name: `Ключи от зала: ${text}` });
  await page.goto(`${supportPaths.queue()}?${new URLSearchParams({ search: 'Ключи от зала' })}`);
  await skipToContent(page);
  await pressByKeyboard(page, page.getByRole('link', { name: first.subject }));
  await expect(heading('один')).toBeVisible();
  await page.keyboard.press('j');
  await expect(heading('два')).toBeVisible();
  await page.keyboard.press('k');
  await expect(heading('один')).toBeVisible();

  const answer = page.getByRole('textbox', { name: 'Ответ', exact: true });
  await expect(answer).toBeVisible();
  await page.keyboard.press('r');
  await expect(answer).toBeFocused();
  await page.keyboard.type('На вахте.');
  await pressByKeyboard(page, page.getByRole('button', { name: 'Отправить ответ' }));
  const thread = page.getByRole('list', { name: 'Переписка' });
  await expect(thread.getByText('На вахте.')).toBeVisible();
  await page.keyboard.press('n');
  const note = page.getByRole('textbox', { name: 'Заметка', exact: true });
  await expect(note).toBeFocused();
  await page.keyboard.type('Ключ один на всех.');
  await pressByKeyboard(page, page.getByRole('button', { name: 'Сохранить заметку' }));
  await expect(thread.getByText('Ключ один на всех.')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Взять себе' })).toHaveCount(0);
  await page.reload();
  await expect(thread.getByText('Ключ один на всех.')).toBeVisible();
  const { assignee } = await support(getTicket, { params: { id: first.id } });
  expect(assignee).not.toBeNull();
  expect((await support(getTicket, { params: { id: second.id } })).assignee).toBeNull();
});

test(
  'what support has begun is there on another visit, and gone once it is sent',
  { tag: '@all' },
  async ({ page, signIn }) => {
    const support = await signIn('support');
    const { id } = await support(createTicketOnBehalf, {
      body: {
        ...{ category: 'OTHER', subject: 'Потеряли зонт', text: 'Синий, на вахте его нет.' },
        ...{ guestName: 'Зонт', guestEmail: 'umbrella@example.test' },
      },
    });
    const params = { id };
    await page.goto(supportPaths.ticket(id));
    await page.getByRole('button', { name: 'Заметка для своих' }).click();
    const note = page.getByRole('textbox', { name: 'Заметка', exact: true });
    await note.fill('Спросить в гардеробе');
    const begun = () => support(getAnswerDraft, { params });
    await expect.poll(begun, { timeout: 15_000 }).not.toBeNull();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(note).toHaveValue('Спросить в гардеробе');
    await expect(page.getByText(/^Вы начали это .* и ещё не отправили\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Сохранить заметку' }).click();
    await expect(page.getByRole('list', { name: 'Переписка' })).toContainText(
      'Спросить в гардеробе',
    );
    expect(await begun()).toBeNull();
  },
);

test(
  'what other parts know of the person stands beside the ticket, and one that fails takes nothing along',
  { tag: '@all' },
  async ({ page, signIn, allowProblem }) => {
    allowProblem(/./);
    const student = await signIn('student');
    const { id: humanId } = (await student(getCurrentHuman)) as { id: string };
    const support = await signIn('support');
    const { id } = await support(createTicketOnBehalf, {
      body: { category: 'PAYMENT', subject: 'Где выплата', text: 'Жду с понедельника.', humanId },
    });
    await page.goto(supportPaths.ticket(id));
    await expect(page.getByRole('region', { name: 'Карта и заявки' })).toBeVisible();
    const payment = page.getByRole('region', { name: 'Последняя выплата' });
    await expect(payment.getByRole('link', { name: 'Все выплаты' })).toBeVisible();

    await page.route('**/remotes/payments/**', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('region', { name: 'Карта и заявки' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Кто спрашивает' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Ответ', exact: true })).toBeVisible();
    await expect(payment).toHaveCount(0);
  },
);
