import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { began, fresh, type Note, NoteEditor, saveNote } from './noteEditor.fixture';

function Page() {
  const [record, setRecord] = useState(began);
  return (
    <>
      <button onClick={() => setRecord(fresh)}>Обновить</button>
      <button onClick={() => setRecord({ ...began, version: 2 })}>Сменить роль</button>
      <NoteEditor record={record} />
    </>
  );
}

function open() {
  const sent: Note[] = [];
  stub(saveNote, ({ body: note }: CallInput<typeof saveNote>) => {
    sent.push(note);
    return { ...note, version: note.version + 1 };
  });
  renderScreen(<Page />);
  return sent;
}

const title = () => screen.getByRole('textbox', { name: 'Название' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a move saves what is typed and names the state in one request', async () => {
  const sent = open();
  await userEvent.type(title(), '!');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Опубликовать' }));
  expect(await screen.findByText('PUBLISHED')).toBeVisible();
  expect(sent).toEqual([{ title: 'Осень!', status: 'PUBLISHED', version: 1 }]);
});

test('Ctrl+S saves, and the next save goes on from the version of the last', async () => {
  const sent = open();
  await userEvent.type(title(), '!{Control>}s{/Control}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await screen.findByText('Всё сохранено')).toBeVisible();
  await userEvent.type(title(), '!');
  await press('Сохранить');
  await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([1, 2]));
});

test('a newer version takes the place of an untouched one', async () => {
  open();
  await press('Обновить');
  expect(title()).toHaveValue('Зима');
});

test('a newer version leaves what was typed alone', async () => {
  open();
  await userEvent.type(title(), '!');
  await press('Обновить');
  expect(title()).toHaveValue('Осень!');
});

test('a newer version that has changed nothing of the form is the one that is saved', async () => {
  const sent = open();
  await userEvent.type(title(), '!');
  await press('Сменить роль');
  expect(title()).toHaveValue('Осень!');
  expect(screen.getByText('Есть несохранённые изменения')).toBeVisible();
  await press('Сохранить');
  await waitFor(() => expect(sent).toEqual([{ title: 'Осень!', status: 'DRAFT', version: 2 }]));
});

test('after a conflict the same move is made with what was chosen', async () => {
  open();
  const sent: Note[] = [];
  stub(saveNote, ({ body: note }: CallInput<typeof saveNote>) => {
    sent.push(note);
    return note.version < 2 ? new ApiError(409, 'Уже изменили', { code: 'VERSION' }) : note;
  });
  await userEvent.type(title(), '!');
  await press('Опубликовать');
  await userEvent.click(await screen.findByRole('button', { name: 'Сохранить выбранное' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ title: 'Осень!', status: 'PUBLISHED', version: 2 });
});
