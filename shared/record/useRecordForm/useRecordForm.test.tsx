import { ApiError } from '@campus/shared/api/ApiError';
import { call, type CallInput } from '@campus/shared/contract/call';
import { TextField } from '@campus/shared/form/TextField';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { SaveBar } from '@campus/shared/record/SaveBar';
import { useRecordForm } from '@campus/shared/record/useRecordForm';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as z from 'zod/mini';

const body = z.object({ title: z.string(), status: z.string(), version: z.number() });
const save = call({
  method: 'PUT',
  path: '/api/record-test',
  summary: 'For this test',
  access: 'public',
  body,
  response: body,
});

type Note = z.infer<typeof body>;
const began: Note = { title: 'Осень', status: 'DRAFT', version: 1 };
const fresh: Note = { title: 'Зима', status: 'DRAFT', version: 2 };

function Editor({ record }: { record: Note }) {
  const {
    save: send,
    move,
    ...editing
  } = useRecordForm({
    call: save,
    schema: body,
    record,
    valuesOf: (note: Note) => note,
    names: ['title'],
    read: () => Promise.resolve(fresh),
    stays: true,
    moveTo: (values, to: 'save' | 'publish') => ({
      ...values,
      status: to === 'publish' ? 'PUBLISHED' : values.status,
    }),
  });
  const publish = () => void send('publish');
  return (
    <RecordForm
      {...editing}
      bar={
        <SaveBar
          label="Действия"
          status={editing.record?.status}
          savedAt={undefined}
          saveLabel="Сохранить"
          onSave={() => void send()}
          main={{ move: 'publish', label: 'Опубликовать', onClick: publish }}
          move={move}
          menu={[]}
        />
      }
    >
      <TextField name="title" label="Название" />
    </RecordForm>
  );
}

function Page() {
  const [record, setRecord] = useState(began);
  return (
    <>
      <button onClick={() => setRecord(fresh)}>Обновить</button>
      <Editor record={record} />
    </>
  );
}

function open() {
  const sent: Note[] = [];
  stub(save, ({ body: note }: CallInput<typeof save>) => {
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

test('after a conflict the same move is made with what was chosen', async () => {
  open();
  const sent: Note[] = [];
  stub(save, ({ body: note }: CallInput<typeof save>) => {
    sent.push(note);
    return note.version < 2 ? new ApiError(409, 'Уже изменили', { code: 'VERSION' }) : note;
  });
  await userEvent.type(title(), '!');
  await press('Опубликовать');
  await userEvent.click(await screen.findByRole('button', { name: 'Сохранить выбранное' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ title: 'Осень!', status: 'PUBLISHED', version: 2 });
});
