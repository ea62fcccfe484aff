import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput, CallOutput } from '@campus/shared/contract/call';
import { deleteFile, putFile } from '@campus/shared/contract/files/calls';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { createTicket, listMyTickets } from '@campus/shared/contract/support/calls';
import { fileFixture } from '@campus/shared/testing/files';
import { humanOf } from '@campus/shared/testing/people';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { NewTicketScreen } from './NewTicketScreen';

const texts = { namespace: 'support', locales: { ru, en } };
const open = (person: ReturnType<typeof humanOf> | null = humanOf()) =>
  renderScreen(<NewTicketScreen />, { texts, person, url: '/help/new' });
const box = (name: string) => screen.getByRole('textbox', { name });
const pdf = (name = 'Справка.pdf') => new File(['%PDF'], name, { type: 'application/pdf' });
const choose = (...files: File[]) =>
  userEvent
    .setup({ applyAccept: false })
    .upload(screen.getByLabelText(/^Файлы/, { selector: 'input' }), files);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Отправить' }));

type Body = CallInput<typeof createTicket>['body'];
type Listed = CallOutput<typeof listMyTickets>['items'][number];
const sent: Body[] = [];
const subjects: string[] = [];

async function fill() {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Тема' }), 'Другое');
  await userEvent.type(box('Коротко, о чём вопрос'), 'Справка об учёбе');
  await userEvent.type(box('Что случилось'), 'Нужна справка для банка');
}

const listed = (id: string): Listed => ({
  ...{ id, number: 'T-000046', category: 'OTHER', subject: 'Справка об учёбе' },
  ...{ text: 'Нужна справка для банка', status: 'NEW', createdAt: '2026-11-20T09:00:00Z' },
  ...{ firstAnswerAt: null, closedAt: null, parentId: null, answers: [] },
  files: [fileFixture(1, { bucket: 'ticket', subjectId: id, originalName: 'Справка.pdf' })],
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sent.length = 0;
  subjects.length = 0;
  stub(filterInfoPages, () => ({ items: [], total: 0, skip: 0, size: 20 }));
  stub(listMyTickets, () => ({ items: [], total: 0, skip: 0, size: 20 }));
  stub(putFile, ({ params: { subjectId }, file }) => {
    subjects.push(subjectId);
    return fileFixture(subjects.length, {
      bucket: 'ticket',
      subjectId,
      originalName: (file as File).name,
    });
  });
  stub(createTicket, ({ body }) => {
    sent.push(body);
    const id = body.id ?? '9c1a7c9e-1f00-4a00-8a00-000000000046';
    const facts = { number: 'T-000046', createdAt: '2026-11-20T09:00:00Z', status: 'NEW' } as const;
    return { id, ...facts, isReopened: false, isCardBlocked: false };
  });
});

test('a file goes to the id that the ticket is made with, and the receipt shows it', async () => {
  open();
  await fill();
  await choose(pdf());
  expect(await screen.findByRole('link', { name: /^Справка.pdf/ })).toBeVisible();
  stub(listMyTickets, () => ({ items: [listed(subjects[0] ?? '')], total: 1, skip: 0, size: 20 }));
  await send();
  await screen.findByRole('heading', { name: 'Обращение T-000046 принято' });
  expect(sent).toMatchObject([{ id: subjects[0], subject: 'Справка об учёбе' }]);
  const files = await screen.findByRole('list', { name: 'Файлы' });
  expect(within(files).getByRole('link', { name: /^Справка.pdf/ })).toBeVisible();
});

test('the next ticket has neither the files nor the id of the one before', async () => {
  open();
  await fill();
  await choose(pdf());
  await screen.findByRole('link', { name: /^Справка.pdf/ });
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Написать ещё' }));
  expect(screen.queryByRole('link', { name: /^Справка.pdf/ })).toBeNull();
  await fill();
  await send();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.id).not.toBe(sent[0]?.id);
});

test('what a ticket cannot take is refused in words, and nothing written is lost', async () => {
  open();
  await fill();
  await choose(new File(['x'], 'вирус.exe'));
  expect(screen.getByText(/Такой файл не подойдёт. Выберите PDF, JPG или PNG/)).toBeVisible();
  const large = Object.defineProperty(pdf('Скан.pdf'), 'size', { value: 11 * 1024 * 1024 });
  await choose(large);
  expect(screen.getByText(/Выберите файл до 10\sМБ/)).toBeVisible();
  expect(box('Что случилось')).toHaveValue('Нужна справка для банка');
  expect(subjects).toStrictEqual([]);
});

test('a file that failed holds the ticket back until it is tried again or taken out', async () => {
  stub(putFile, () => new ApiError(422, 'Файл повреждён.'));
  open();
  await fill();
  await choose(pdf());
  expect(await screen.findByText('Файл повреждён.')).toBeVisible();
  await send();
  expect(sent).toStrictEqual([]);
  expect(screen.getByLabelText(/^Файлы/, { selector: 'input' })).toHaveAccessibleDescription(
    /повторите загрузку или уберите его/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Убрать файл «Справка.pdf»' }));
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
});

const lost = new ApiError('FETCH_ERROR', 'Нет сети');
const known = new ApiError(409, 'Это обращение уже у нас.', { code: 'TICKET_SENT' });
/** The next tickets come, and their senders hear this. */
const sendTo = async (error: ApiError) => {
  stub(createTicket, ({ body }) => {
    sent.push(body);
    return error;
  });
  await send();
  expect(await screen.findByText(error.message)).toBeVisible();
};

test('a ticket whose answer was lost is sent again by the id that it had', async () => {
  open();
  await fill();
  for (const error of [lost, known]) await sendTo(error);
  await send();
  await waitFor(() => expect(sent).toHaveLength(3));
  const [first, again, other] = sent.map(({ id }) => id);
  expect([first, again]).toEqual([again, expect.any(String)]);
  expect(other).not.toBe(first);
});

test('a file that is added once the answer was lost goes to the ticket that was sent', async () => {
  const { unmount } = open();
  await fill();
  await sendTo(lost);
  unmount();
  open();
  await choose(pdf());
  await screen.findByRole('link', { name: /^Справка.pdf/ });
  await sendTo(lost);
  expect(new Set([...sent.map(({ id }) => id), ...subjects]).size).toBe(1);
});

test('files that came with a ticket which is made already hold no other one back', async () => {
  open();
  await fill();
  await choose(pdf());
  await screen.findByRole('link', { name: /^Справка.pdf/ });
  await sendTo(lost);
  await userEvent.type(box('Что случилось'), ', на двух языках');
  await sendTo(known);
  expect(screen.queryByRole('link', { name: /^Справка.pdf/ })).toBeNull();
  await sendTo(lost);
  const [first, again, other] = sent.map(({ id }) => id);
  expect([first, again]).toEqual([subjects[0], subjects[0]]);
  expect(other).not.toBe(first);
});

test('a refused ticket keeps its files, also through a reload', async () => {
  stub(createTicket, () => new ApiError(429, 'Слишком много обращений за час.'));
  const { unmount } = open();
  await fill();
  await choose(pdf());
  await screen.findByRole('link', { name: /^Справка.pdf/ });
  await send();
  expect(await screen.findByText('Слишком много обращений за час.')).toBeVisible();
  unmount();
  open();
  expect(await screen.findByRole('link', { name: /^Справка.pdf/ })).toBeVisible();
  expect(box('Что случилось')).toHaveValue('Нужна справка для банка');
});

test('a file that is taken out can be brought back, and is deleted when the ticket goes', async () => {
  const deleted: string[] = [];
  stub(deleteFile, ({ params: { fileId } }) => {
    deleted.push(fileId);
    return { id: fileId };
  });
  open();
  await fill();
  await choose(pdf());
  await userEvent.click(await screen.findByRole('button', { name: 'Убрать «Справка.pdf»' }));
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть «Справка.pdf»' }));
  expect(await screen.findByRole('link', { name: /^Справка.pdf/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Убрать «Справка.pdf»' }));
  await send();
  await screen.findByRole('heading', { name: 'Обращение T-000046 принято' });
  await waitFor(() => expect(deleted).toEqual([fileFixture(1).id]));
});

test('a guest learns that files come with signing in', () => {
  open(null);
  expect(screen.queryByLabelText(/^Файлы/, { selector: 'input' })).toBeNull();
  expect(screen.getByText(/Файлы можно приложить после входа/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute(
    'href',
    '/help/new?modal=signIn',
  );
});
