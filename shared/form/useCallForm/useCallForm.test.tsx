import { ApiError } from '@campus/shared/api/ApiError';
import { call } from '@campus/shared/contract/call';
import { email } from '@campus/shared/contract/personFields';
import { Form } from '@campus/shared/form/Form';
import { TextField } from '@campus/shared/form/TextField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';

const body = z.object({ email });
const subscribe = call({
  method: 'POST',
  path: '/api/subscribe',
  summary: 'For this test',
  access: 'public',
  body,
  response: z.object({ id: z.string() }),
});
const onDone = jest.fn();
const onRefused = jest.fn<boolean, [ApiError]>();

function Subscribe() {
  const options = { defaultValues: { email: '' }, onDone, onRefused };
  const { form, onSubmit } = useCallForm(subscribe, body, options);
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel="Подписаться">
      <TextField name="email" label="Почта" />
    </Form>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Почта' });
const button = () => screen.getByRole('button', { name: 'Подписаться' });
const fillIn = async (address: string) => {
  await userEvent.type(field(), address);
  await userEvent.click(button());
};
const refusals = [
  [new ApiError(409, 'Уже сохранено', { code: 'VERSION' }), /Уже сохранено.*свежую версию/],
  [new ApiError(503, 'Сервис недоступен'), /Сервис недоступен.*Отправьте ещё раз через/],
  [new ApiError('FETCH_ERROR', 'Нет связи'), /Нет связи.*Появится связь — отправьте/],
  [new ApiError('TIMEOUT_ERROR', 'Не ответил'), /Не ответил.*проверьте, прежде чем повторять/],
] as const;

beforeEach(() => {
  onDone.mockReset();
  onRefused.mockReset();
  renderScreen(<Subscribe />);
});

test('what the schema refuses is not sent', async () => {
  await fillIn('не почта');
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/^Напишите адрес полностью/));
  expect(onDone).not.toHaveBeenCalled();
});

test('an accepted call hands over its answer', async () => {
  stub(subscribe, () => ({ id: '1' }));
  await fillIn('a@example.ru');
  expect(onDone).toHaveBeenCalledWith({ id: '1' });
});

test('a refusal of a field in a short form stands beside it, and keeps what was typed', async () => {
  const fields = { email: 'EMAIL_TAKEN' };
  stub(subscribe, () => new ApiError(422, 'Проверьте анкету', { fields }));
  await fillIn('a@example.ru');
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/уже занят/));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field()).toHaveValue('a@example.ru');
});

test('a reason that only the server has words for stands above a short form, too', async () => {
  const reason = 'Эта почта — сотрудника.';
  stub(subscribe, () => new ApiError(422, reason, { fields: { email: 'OF_STAFF' } }));
  await fillIn('a@example.ru');
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent(reason);
  await waitFor(() => expect(summary).toHaveFocus());
  expect(field()).toBeInvalid();
});

test('the field that the server refused takes the focus in a short form', async () => {
  const fields = { email: 'EMAIL_TAKEN' };
  stub(subscribe, () => new ApiError(422, 'Проверьте анкету', { fields }));
  await fillIn('a@example.ru');
  await waitFor(() => expect(field()).toHaveFocus());
});

test.each(refusals)('%s says what to do and keeps what was typed', async (refusal, words) => {
  stub(subscribe, () => refusal);
  await fillIn('a@example.ru');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(field()).toHaveValue('a@example.ru');
  stub(subscribe, () => ({ id: '1' }));
  await userEvent.click(button());
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
});

test('a failure of the service has an id for support, a refusal has none', async () => {
  stub(subscribe, () => new ApiError(409, 'Уже есть', { requestId: 'r-1' }));
  await fillIn('a@example.ru');
  expect(await screen.findByRole('alert')).toHaveTextContent('Уже есть');
  expect(screen.queryByText('r-1')).not.toBeInTheDocument();
  stub(subscribe, () => new ApiError(503, 'Сервис недоступен', { requestId: 'r-2' }));
  await userEvent.click(button());
  expect(await screen.findByText('r-2')).toBeVisible();
  stub(subscribe, () => new ApiError(409, 'Уже есть', { requestId: 'r-3' }));
  await userEvent.click(button());
  await waitFor(() => expect(screen.queryByText(/r-[23]/)).not.toBeInTheDocument());
});

test('an edit that met a newer version can be compared with it in another tab', async () => {
  stub(subscribe, () => new ApiError(409, 'Уже сохранено', { code: 'VERSION' }));
  await fillIn('a@example.ru');
  const link = await screen.findByRole('link', { name: /Открыть свежую версию/ });
  expect(link).toHaveAttribute('target', '_blank');
});

test('a refusal that was dealt with is not told of', async () => {
  onRefused.mockReturnValue(true);
  stub(
    subscribe,
    () => new ApiError(409, 'Уже сохранено', { code: 'VERSION', changedBy: 'Мария' }),
  );
  await fillIn('a@example.ru');
  await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
  expect(onRefused.mock.lastCall?.[0].changedBy).toBe('Мария');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field()).toHaveValue('a@example.ru');
});

test('two presses in one tick, with Enter between them, send once', async () => {
  const answers = jest.fn(() => ({ id: '1' }));
  stub(subscribe, answers);
  await userEvent.type(field(), 'a@example.ru');
  const form = field().closest('form') as HTMLFormElement;
  act(() => {
    fireEvent.click(button());
    fireEvent.submit(form);
    fireEvent.click(button());
  });
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(answers).toHaveBeenCalledTimes(1);
});

test('Enter and a click after it send once', async () => {
  let finish = (_: { id: string }) => {};
  const answers = jest.fn(() => new Promise<{ id: string }>((resolve) => (finish = resolve)));
  stub(subscribe, answers);
  await userEvent.type(field(), 'a@example.ru{Enter}');
  await waitFor(() => expect(field()).toBeDisabled());
  await userEvent.click(button());
  act(() => finish({ id: '1' }));
  await waitFor(() => expect(field()).toBeEnabled());
  expect(answers).toHaveBeenCalledTimes(1);
});
