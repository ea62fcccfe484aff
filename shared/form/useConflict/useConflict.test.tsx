import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { call } from '@campus/shared/contract/call';
import { ConflictDialog } from '@campus/shared/form/ConflictDialog';
import { Form } from '@campus/shared/form/Form';
import { TextField } from '@campus/shared/form/TextField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useConflict } from '@campus/shared/form/useConflict';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';

const body = z.object({ title: z.string(), text: z.string(), version: z.number() });
const save = call({
  method: 'PUT',
  path: '/api/conflict-test',
  summary: 'For this test',
  access: 'public',
  body,
  response: body,
});

type Note = z.infer<typeof body>;

const names = ['title', 'text'] as const;
const began: Note = { title: 'Осень', text: 'Дожди', version: 1 };
const fresh: Note = { title: 'Зима', text: 'Дожди и снег', version: 2 };
const refusal = new ApiError(409, 'Запись успел изменить другой человек: Анна.', {
  code: 'VERSION',
  changedBy: 'Анна',
  changedAt: '2026-03-05T09:15:00Z',
});

interface Reading {
  read: () => Promise<Note>;
  onUnread?: (failure: unknown) => boolean;
}

function NoteForm({ read, onUnread }: Reading) {
  const { form, onSubmit } = useCallForm(save, body, {
    defaultValues: began,
    savedAs: (saved) => saved,
    onRefused: (error): Promise<boolean> => conflict.onRefused(error),
  });
  const conflict = useConflict({
    form,
    names,
    read,
    onUnread,
    valuesOf: (note: Note) => note,
    onSettled: () => form.handleSubmit(onSubmit)(),
  });
  const { meeting } = conflict;
  return (
    <>
      <Form form={form} onSubmit={onSubmit} submitLabel="Сохранить">
        <TextField name="title" label="Название" />
        <TextField name="text" label="Текст" />
      </Form>
      {meeting && (
        <ConflictDialog
          {...meeting.window}
          differences={meeting.inWords(
            (name) => ({ title: 'Название', text: 'Текст' })[name],
            (name, values) => values[name],
          )}
        />
      )}
    </>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

/** The server refuses what is older than theirs. */
function open(
  read: Reading['read'] = () => Promise.resolve(fresh),
  onUnread?: Reading['onUnread'],
) {
  const sent: Note[] = [];
  stub(save, ({ body: note }: CallInput<typeof save>) => {
    sent.push(note);
    return note.version < fresh.version ? refusal : { ...note, version: note.version + 1 };
  });
  renderScreen(<NoteForm read={read} onUnread={onUnread} />);
  return sent;
}

async function meet() {
  await userEvent.type(field('Название'), '!');
  await press('Сохранить');
  return dialog();
}

test('saving goes on from theirs with what is kept of mine', async () => {
  const sent = open();
  const compared = await meet();
  expect(compared.getByText(/Анна, 5 марта 2026, 12:15/)).toBeVisible();
  const go = compared.getByRole('button', { name: 'Сохранить выбранное' });
  await userEvent.dblClick(go);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    { title: 'Осень!', text: 'Дожди', version: 1 },
    { title: 'Осень!', text: 'Дожди и снег', version: 2 },
  ]);
  expect(field('Текст')).toHaveValue('Дожди и снег');
});

test('closed, it leaves every word and gives the focus back; the next save opens it anew', async () => {
  open();
  await meet();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field('Название')).toHaveValue('Осень!');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Сохранить' })).toHaveFocus());
  await userEvent.type(field('Текст'), ' и ветер');
  await press('Сохранить');
  const text = within((await dialog()).getByRole('radiogroup', { name: 'Текст' }));
  expect(text.getByText('Дожди и ветер')).toBeVisible();
  expect(text.getByRole('radio', { name: 'Ваш вариант' })).toBeChecked();
});

test('who cannot be shown theirs is told so, and saves again to see it', async () => {
  const read = jest.fn().mockRejectedValueOnce(new Error('Offline')).mockResolvedValue(fresh);
  open(read);
  await userEvent.type(field('Название'), '!');
  await press('Сохранить');
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Запись успел изменить другой человек: Анна.');
  expect(summary).toHaveTextContent('Свежий вариант не загрузился: сохраните ещё раз');
  expect(field('Название')).toHaveValue('Осень!');
  await press('Сохранить');
  expect((await dialog()).getByText('Осень!')).toBeVisible();
});

test('who knows better why theirs cannot be read says so', async () => {
  const onUnread = jest.fn(() => true);
  open(() => Promise.reject(new Error('Deleted')), onUnread);
  await userEvent.type(field('Название'), '!');
  await press('Сохранить');
  await waitFor(() => expect(onUnread).toHaveBeenCalledWith(new Error('Deleted')));
  await waitFor(() => expect(field('Название')).toBeEnabled());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what was sent twice and made the first time is no conflict', async () => {
  const title = 'Осень!';
  open(() => Promise.resolve({ ...began, title, version: 7 }));
  const sent: Note[] = [];
  stub(save, ({ body: note }: CallInput<typeof save>) => {
    sent.push(note);
    return new ApiError(409, 'Уже создана', { code: 'ALREADY_CREATED' });
  });
  await userEvent.type(field('Название'), '!');
  await press('Сохранить');
  await waitFor(() => expect(field('Название')).toBeEnabled());
  await press('Сохранить');
  await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([1, 7]));
  expect(screen.queryByRole('dialog')).toBeNull();
});
