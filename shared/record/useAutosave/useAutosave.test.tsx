import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { began, type Note, NoteEditor, saveNote } from '../useRecordForm/noteEditor.fixture';

function Editor() {
  const [record, setRecord] = useState(began);
  return <NoteEditor record={record} autosaves onDone={setRecord} />;
}

/** Answers what a test says; gives what was sent. */
function serve(answer: (note: Note, count: number) => Note | ApiError | Promise<Note>) {
  const sent: Note[] = [];
  stub(saveNote, ({ body: note }: CallInput<typeof saveNote>) => {
    sent.push(note);
    return answer(note, sent.length);
  });
  return sent;
}

const accept = (note: Note): Note => ({ ...note, version: note.version + 1 });

/** An answer that comes when a test lets it. */
function slowly() {
  let let_: (note: Note) => void = () => undefined;
  const answer = new Promise<Note>((resolve) => {
    let_ = resolve;
  });
  return { answer, answerWith: (note: Note) => act(async () => let_(note)) };
}

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const title = () => screen.getByRole('textbox', { name: 'Название' });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
/** Also behind a window. */
const saved = () =>
  within(screen.getByRole('group', { name: 'Действия', hidden: true })).getByRole('status', {
    hidden: true,
  });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a conflict opens its window and nothing more is sent by itself', async () => {
  const sent = serve((note) =>
    note.version < 2 ? new ApiError(409, 'Уже изменили', { code: 'VERSION' }) : accept(note),
  );
  renderScreen(<Editor />);
  await user.type(title(), '!');
  await pass(3);
  const dialog = await screen.findByRole('dialog', { name: /изменили, пока вы её правили/ });
  expect(saved()).toHaveTextContent('Само не сохранилось: сохраните вручную');
  await pass(60);
  expect(sent).toHaveLength(1);

  await user.click(within(dialog).getByRole('button', { name: 'Сохранить выбранное' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ title: 'Осень!', status: 'DRAFT', version: 2 });
  await waitFor(() => expect(saved()).toHaveTextContent('Всё сохранено'));
});

test('a conflict of a save by itself publishes nothing, whatever was asked before', async () => {
  const sent = serve((note, count) =>
    count === 1
      ? new ApiError(503, 'Позже')
      : note.version < 2
        ? new ApiError(409, 'Уже изменили', { code: 'VERSION' })
        : accept(note),
  );
  renderScreen(<Editor />);
  await press('Опубликовать');
  await screen.findByText('Позже');
  await user.type(title(), '!');
  await pass(3);
  await user.click(await screen.findByRole('button', { name: 'Сохранить выбранное' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.map(({ status }) => status)).toEqual(['PUBLISHED', 'DRAFT', 'DRAFT']);
});

test('what could not be sent says so, and is sent again', async () => {
  const sent = serve((note, count) => (count === 1 ? new ApiError(503, 'Позже') : accept(note)));
  renderScreen(<Editor />);
  await user.type(title(), '!');
  await pass(3);
  expect(saved()).toHaveTextContent('Не сохранено: нет связи. Попробуем ещё раз');
  expect(title()).toHaveFocus();
  await pass(15);
  expect(sent.map((note) => note.title)).toEqual(['Осень!', 'Осень!']);
  expect(saved()).toHaveTextContent('Всё сохранено');
});

test('a move that is asked for while it saves by itself is made after it', async () => {
  const { answer, answerWith } = slowly();
  const sent = serve((note, count) => (count === 1 ? answer : accept(note)));
  renderScreen(<Editor />);
  await user.type(title(), '!');
  await pass(3);
  expect(saved()).toHaveTextContent('Сохраняем…');
  await press('Опубликовать');
  await pass(1);
  expect(sent).toHaveLength(1);
  await answerWith({ ...began, title: 'Осень!', version: 2 });
  await pass(1);
  expect(sent[1]).toEqual({ title: 'Осень!', status: 'PUBLISHED', version: 2 });
});

test('a slow save is not overtaken by what is typed meanwhile, nor is a save that is asked for then lost', async () => {
  const { answer, answerWith } = slowly();
  const sent = serve((note, count) => (count === 1 ? answer : accept(note)));
  renderScreen(<Editor />);
  await user.type(title(), '!');
  await pass(3);
  await user.type(title(), '?');
  await pass(10);
  expect(saved()).toHaveTextContent('Сохраняем…');
  await press('Сохранить');
  expect(sent).toHaveLength(1);
  await answerWith({ ...began, title: 'Осень!', version: 2 });
  await pass(1);
  expect(sent.map((note) => [note.title, note.version])).toEqual([
    ['Осень!', 1],
    ['Осень!?', 2],
  ]);
  expect(saved()).toHaveTextContent('Всё сохранено');
});

test('an unfinished form is not sent, and says why', async () => {
  const sent = serve(accept);
  renderScreen(<Editor />);
  await user.clear(title());
  await pass(3);
  expect(saved()).toHaveTextContent('Не сохранено: не всё заполнено верно');
  expect(title()).toBeValid();
  expect(sent).toHaveLength(0);
});
