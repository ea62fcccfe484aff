import { ApiError } from '@campus/shared/api/ApiError';
import { call } from '@campus/shared/contract/call';
import { email } from '@campus/shared/contract/personFields';
import { Form } from '@campus/shared/form/Form';
import { TextField } from '@campus/shared/form/TextField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen } from '@testing-library/react';
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

function Subscribe() {
  const { form, onSubmit } = useCallForm(subscribe, body, { defaultValues: { email: '' }, onDone });
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel="Подписаться">
      <TextField name="email" label="Почта" />
    </Form>
  );
}

const fillIn = async (address: string) => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Почта' }), address);
  await userEvent.click(screen.getByRole('button', { name: 'Подписаться' }));
};

beforeEach(() => {
  onDone.mockReset();
  renderScreen(<Subscribe />);
});

test('what the schema refuses is not sent', async () => {
  await fillIn('не почта');
  expect(await screen.findByRole('alert')).toHaveTextContent('Почта: Напишите адрес полностью');
  expect(onDone).not.toHaveBeenCalled();
});

test('an accepted call hands over its answer', async () => {
  stub(subscribe, () => ({ id: '1' }));
  await fillIn('a@example.ru');
  expect(onDone).toHaveBeenCalledWith({ id: '1' });
});

test('a refusal names the field, shows the message and keeps what was typed', async () => {
  const fields = { email: 'EMAIL_TAKEN' };
  stub(subscribe, () => new ApiError(422, 'Проверьте анкету', { fields }));
  await fillIn('a@example.ru');
  expect(await screen.findByRole('alert')).toHaveTextContent('Проверьте анкету');
  const field = screen.getByRole('textbox', { name: 'Почта' });
  expect(field).toHaveAccessibleDescription(/уже занят/);
  expect(field).toHaveValue('a@example.ru');
});
