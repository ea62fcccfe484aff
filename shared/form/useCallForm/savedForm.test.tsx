import { ApiError } from '@campus/shared/api/ApiError';
import { call } from '@campus/shared/contract/call';
import { FormScope } from '@campus/shared/form/FormScope';
import { TextField } from '@campus/shared/form/TextField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as z from 'zod/mini';

const body = z.object({ title: z.string(), note: z.string(), version: z.number() });
const response = body;
type Saved = z.infer<typeof response>;
const save = call({
  method: 'PUT',
  path: '/api/saved-form-test',
  summary: 'For this test',
  access: 'public',
  body,
  response,
});
const first = { title: '', note: '', version: 1 };

interface SampleProps {
  record?: Saved;
  name?: string;
  onRefused?: (error: ApiError) => boolean;
}

function Sample({ record = first, name = 'one', onRefused }: SampleProps) {
  const { form, onSubmit } = useCallForm(save, body, {
    defaultValues: record,
    draft: name,
    draftOutlives: true,
    savedAs: (saved) => saved,
    onRefused,
  });
  const { dirtyFields, errors } = form.formState;
  return (
    <FormScope form={form}>
      <TextField name="title" label="Название" />
      <TextField name="note" label="Заметка" />
      <button onClick={() => void form.handleSubmit(onSubmit)()}>Сохранить</button>
      <button onClick={() => form.draft?.startAnew()}>Начать заново</button>
      <output>{Object.keys(dirtyFields).join() || 'чисто'}</output>
      <p>{errors.root?.message}</p>
    </FormScope>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const state = () => screen.getByRole('status');

beforeEach(() => localStorage.clear());

test('what is typed while a save is on its way stays, and is unsaved', async () => {
  let answer: (saved: Saved) => void = () => undefined;
  stub(save, () => new Promise<Saved>((resolve) => (answer = resolve)));
  renderScreen(<Sample />);
  await userEvent.type(field('Название'), 'Осень ');
  await press('Сохранить');
  await userEvent.type(field('Заметка'), 'потом');
  await act(async () => answer({ title: 'Осень', note: '', version: 2 }));
  await waitFor(() => expect(state()).toHaveTextContent('note'));
  expect(field('Название')).toHaveValue('Осень ');
  expect(field('Заметка')).toHaveValue('потом');
});

test('what the server made of the words is what the form goes on from', async () => {
  stub(save, ({ body: { version } }) => ({ title: 'Зима', note: '', version: version + 1 }));
  renderScreen(<Sample />);
  await userEvent.type(field('Название'), 'Осень');
  await press('Сохранить');
  await waitFor(() => expect(field('Название')).toHaveValue('Зима'));
  expect(state()).toHaveTextContent('чисто');
  expect(localStorage).toHaveLength(0);
});

test('a refusal that is settled elsewhere is not said by the form', async () => {
  stub(save, () => new ApiError(409, 'Кто-то был быстрее', { code: 'VERSION' }));
  renderScreen(<Sample onRefused={({ code }) => code === 'VERSION'} />);
  await press('Сохранить');
  await waitFor(() => expect(screen.queryByText('Кто-то был быстрее')).toBeNull());
});

test('a draft over an older record goes on from that one, and starting anew takes the newer', async () => {
  const { unmount } = renderScreen(<Sample />);
  await userEvent.type(field('Заметка'), 'моё');
  unmount();
  const sent: number[] = [];
  stub(save, ({ body: { version } }) => {
    sent.push(version);
    return new ApiError(409, 'Кто-то был быстрее');
  });
  renderScreen(<Sample record={{ title: 'Их', note: '', version: 2 }} />);
  expect(field('Заметка')).toHaveValue('моё');
  await press('Сохранить');
  expect(await screen.findByText('Кто-то был быстрее')).toBeVisible();
  expect(sent).toEqual([1]);
  await press('Начать заново');
  expect(field('Название')).toHaveValue('Их');
  expect(field('Заметка')).toHaveValue('');
});

test('a draft moves with the name of what is written', async () => {
  const { unmount } = renderScreen(<Renamed />);
  await userEvent.type(field('Заметка'), 'моё');
  await press('Назвать');
  unmount();
  expect(Object.keys(localStorage)).toEqual(['campus.draft.two']);
});

function Renamed() {
  const [name, setName] = useState('one');
  return (
    <>
      <Sample name={name} />
      <button onClick={() => setName('two')}>Назвать</button>
    </>
  );
}
