import {
  answerTicket,
  createTicket,
  getTicket,
  listMyTickets,
} from '@campus/shared/contract/support/calls';
import { followTickets } from '@campus/shared/contract/support/liveCalls';
import { supportPaths } from '@campus/shared/contract/support/paths';
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
