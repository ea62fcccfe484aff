import { ApiError } from '@campus/shared/api/ApiError';
import { call } from '@campus/shared/contract/call';
import { Form } from '@campus/shared/form/Form';
import { TextField } from '@campus/shared/form/TextField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useNavigate, useParams } from 'react-router-dom';
import * as z from 'zod/mini';

const body = z.object({ title: z.string() });
const save = call({
  method: 'POST',
  path: '/api/guard-test',
  summary: 'For this test',
  access: 'public',
  body,
  response: z.object({ id: z.string() }),
});

interface NoteProps {
  draft?: string;
  guard?: boolean;
  leaves?: boolean;
}

function Note({ leaves, ...options }: NoteProps) {
  const navigate = useNavigate();
  const onDone = () => leaves && navigate('/saved');
  const defaultValues = { title: 'Осень' };
  const { form, onSubmit } = useCallForm(save, body, { defaultValues, onDone, ...options });
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel="Сохранить">
      <TextField name="title" label="Название" />
    </Form>
  );
}

function Page(props: NoteProps) {
  const { page } = useParams();
  return (
    <>
      <p>Страница {page}</p>
      <Link to="/news">Новости</Link>
      <Link to="#top">Наверх</Link>
      {page === 'note' && <Note {...props} />}
    </>
  );
}

const open = (props: NoteProps = {}) =>
  renderScreen(<Page {...props} />, { url: '/note', path: '/:page' });
const title = () => screen.getByRole('textbox', { name: 'Название' });
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const question = () => screen.findByRole('alertdialog', { name: 'Уйти без сохранения?' });
const closesTab = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => localStorage.clear());

test('leaving asks first; staying keeps what was typed, and leaving leaves', async () => {
  open();
  await userEvent.type(title(), '!');
  await follow('Новости');
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Остаться' }));
  expect(title()).toHaveValue('Осень!');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await follow('Новости');
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Уйти' }));
  expect(await screen.findByText('Страница news')).toBeVisible();
});

test('the browser asks before the tab is closed, and only while something is unsaved', async () => {
  open();
  expect(closesTab()).toBe(true);
  await userEvent.type(title(), '!');
  expect(closesTab()).toBe(false);
  await userEvent.type(title(), '{Backspace}');
  expect(closesTab()).toBe(true);
});

test('a changed form that was changed back is left without a word', async () => {
  open();
  await userEvent.type(title(), '!{Backspace}');
  await follow('Новости');
  expect(await screen.findByText('Страница news')).toBeVisible();
});

test('a link within the page does not ask', async () => {
  const { router } = open();
  await userEvent.type(title(), '!');
  await follow('Наверх');
  expect(router.state.location.hash).toBe('#top');
});

test('a form that was sent may lead away at once', async () => {
  stub(save, () => ({ id: '1' }));
  open({ leaves: true });
  await userEvent.type(title(), '!{Enter}');
  expect(await screen.findByText('Страница saved')).toBeVisible();
});

test('a form that stays after it was sent asks about later changes only', async () => {
  stub(save, () => ({ id: '1' }));
  open();
  await userEvent.type(title(), '!{Enter}');
  await waitFor(() => expect(closesTab()).toBe(true));
  await waitFor(() => expect(title()).toBeEnabled());
  await userEvent.type(title(), '?');
  expect(closesTab()).toBe(false);
  await userEvent.type(title(), '{Backspace}');
  expect(closesTab()).toBe(true);
});

test('a refused form still asks', async () => {
  stub(save, () => new ApiError(503, 'Сервис недоступен'));
  open();
  await userEvent.type(title(), '!{Enter}');
  await screen.findByRole('alert');
  expect(closesTab()).toBe(false);
});

test.each([{ draft: 'note' }, { guard: false }])('%o does not ask', async (options) => {
  const { router } = open(options);
  await userEvent.type(title(), '!');
  expect(closesTab()).toBe(true);
  await act(() => router.navigate('/news'));
  expect(await screen.findByText('Страница news')).toBeVisible();
});
