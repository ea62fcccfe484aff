import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { getHumanCard } from '@campus/shared/contract/cards/calls';
import { answerTicket, getTicket, listCannedAnswers } from '@campus/shared/contract/support/calls';
import type { CannedAnswer } from '@campus/shared/contract/support/records';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { one, openTickets, stubQueue, ticketUrl } from '../queue/openTickets';

const facts = { updatedAt: '2026-11-10T09:00:00Z', version: 1 };
const answers: CannedAnswer[] = [
  {
    ...{ ...facts, id: idOf(21), title: { ru: 'Карта не срабатывает', en: 'Card fails' } },
    text: { ru: 'Здравствуйте, {имя}! Карта {карта}.', en: 'Hello {name}, card {card}.' },
  },
  {
    ...{ ...facts, id: idOf(22), title: { ru: 'Вопрос решён' } },
    text: { ru: 'Обращение {обращение} решено.' },
  },
];

beforeEach(() => {
  stubQueue();
  stub(listCannedAnswers, () => answers);
  stub(getHumanCard, () => null);
});

async function open(language: 'ru' | 'en' = 'ru') {
  openTickets({ url: ticketUrl, language });
  const insert = language === 'ru' ? 'Вставить заготовку' : 'Insert a canned answer';
  await screen.findByRole('button', { name: insert });
  return screen.getByRole<HTMLTextAreaElement>('textbox', {
    name: language === 'ru' ? 'Ответ' : 'Answer',
  });
}
const options = () => within(screen.getByRole('listbox')).getAllByRole('option');

test('two colons open the list, typing narrows it, the keys choose, and facts are filled in', async () => {
  const field = await open();
  await userEvent.type(field, 'Добрый день. ::');
  expect(screen.getByRole('listbox', { name: 'Заготовки ответов' })).toBeVisible();
  expect(options()).toHaveLength(3);
  await userEvent.type(field, 'вопрос реш');
  expect(options()).toHaveLength(1);
  expect(options()[0]).toHaveTextContent('Вопрос решён');
  expect(field).toHaveAttribute('aria-activedescendant', options()[0]?.id);
  await userEvent.keyboard('{Enter}');
  expect(field).toHaveValue('Добрый день. Обращение T-000001 решено.');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveFocus();
});

test('English ones are found by English words and speak to the person in Latin letters', async () => {
  const field = await open();
  await userEvent.type(field, '::fails{Enter}');
  expect(field).toHaveValue('Hello Anna, card {card}.');
});

test('what is not known stays open, chosen to be typed over, and is not sent by mistake', async () => {
  const sent: CallInput<typeof answerTicket>['body'][] = [];
  stub(answerTicket, ({ body }) => {
    sent.push(body);
    return one;
  });
  const field = await open();
  await userEvent.type(field, '::карта{Enter}');
  expect(field).toHaveValue('Здравствуйте, Анна! Карта {карта}.');
  const { selectionStart, selectionEnd, value } = field;
  expect(value.slice(selectionStart, selectionEnd)).toBe('{карта}');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить ответ' }));
  expect(await screen.findByText(/Впишите вместо слов в скобках/)).toBeVisible();
  expect(sent).toStrictEqual([]);
});

test('the arrows go round, and Escape leaves the words and the ticket as they are', async () => {
  const field = await open();
  await userEvent.type(field, '::{ArrowUp}');
  expect(options().at(-1)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  expect(options()[0]).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveValue('::');
});

test('a button opens the list as well, and words that find nothing are told so', async () => {
  const field = await open();
  await userEvent.type(field, 'Добрый день');
  await userEvent.click(screen.getByRole('button', { name: 'Вставить заготовку' }));
  expect(field).toHaveValue('Добрый день ::');
  expect(screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('ничего такого');
  expect(screen.getByText('0 заготовок')).toBeVisible();
});

test('a pointer chooses, and a guest is called as they wrote', async () => {
  const owner = { humanId: null, name: 'Гостья', email: 'guest@example.test' };
  stub(getTicket, () => ({ ...one, human: null, owner }));
  const field = await open('en');
  await userEvent.type(field, '::card');
  await userEvent.click(screen.getByRole('option', { name: /Card fails/ }));
  expect(field).toHaveValue('Hello Гостья, card {card}.');
});

test('a participant is called by the first name, of however many words the last one is', async () => {
  const name = 'Фон Мекк Анна Сергеевна';
  const names = { name, firstName: 'Анна', middleName: 'Сергеевна' };
  stub(getTicket, () => ({ ...one, human: one.human && { ...one.human, ...names } }));
  const field = await open();
  await userEvent.type(field, '::карта{Enter}');
  expect(field).toHaveValue('Здравствуйте, Анна Сергеевна! Карта {карта}.');
});

test('in a note, and where the server keeps none, the field is plain', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Заметка для своих' }));
  const note = screen.getByRole('textbox', { name: 'Заметка' });
  await userEvent.type(note, '::');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Вставить заготовку' })).toBeNull();
});

test('a server without them is asked once and not talked about', async () => {
  stub(listCannedAnswers, () => new ApiError(404, 'Not found'));
  openTickets({ url: ticketUrl });
  const field = await screen.findByRole('textbox', { name: 'Ответ' });
  await userEvent.type(field, '::карта');
  expect(field).toHaveValue('::карта');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.queryByText(/не загрузились/)).toBeNull();
});

test('a failure is told beside the field, which works on', async () => {
  stub(listCannedAnswers, () => new ApiError(503, 'Сервис недоступен'));
  openTickets({ url: ticketUrl });
  expect(await screen.findByText(/Заготовки не загрузились/)).toBeVisible();
  stub(listCannedAnswers, () => answers);
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('button', { name: 'Вставить заготовку' })).toBeVisible();
});
