import { ApiError } from '@campus/shared/api/ApiError';
import { call } from '@campus/shared/contract/call';
import { CheckedForm } from '@campus/shared/form/CheckedForm';
import { TextField } from '@campus/shared/form/TextField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';

const body = z.object({ bank: z.string().check(z.minLength(1, 'REQUIRED')) });
const apply = call({
  method: 'POST',
  path: '/api/checked-form-test',
  summary: 'For this test',
  access: 'public',
  body,
  response: z.object({}),
});

const onDone = jest.fn();
const sent = jest.fn();

function Sample() {
  const { form, onSubmit } = useCallForm(apply, body, { defaultValues: { bank: '' }, onDone });
  return (
    <CheckedForm
      form={form}
      onSubmit={onSubmit}
      answers={({ bank }) => [{ term: 'Банк', value: bank }]}
      sendLabel="Отправить заявку"
    >
      <TextField name="bank" label="Банк" />
    </CheckedForm>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bank = () => screen.getByRole('textbox', { name: 'Банк' });

async function check() {
  renderScreen(<Sample />);
  await userEvent.type(bank(), 'Сбережения');
  await press('Проверить ответы');
  expect(await screen.findByRole('heading', { name: 'Проверьте ответы' })).toHaveFocus();
}

beforeEach(() => {
  jest.clearAllMocks();
  stub(apply, (input) => {
    sent(input);
    return {};
  });
});

test('what is wrong is said before the answers are shown', async () => {
  renderScreen(<Sample />);
  await press('Проверить ответы');
  await waitFor(() => expect(bank()).toBeInvalid());
  expect(screen.queryByRole('heading', { name: 'Проверьте ответы' })).toBeNull();
});

test('nothing is sent until the answers have been read', async () => {
  await check();
  expect(screen.getByText('Сбережения')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await press('Отправить заявку');
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(sent).toHaveBeenCalledWith({ body: { bank: 'Сбережения' } });
});

test('whoever goes back to change it is in the first field, and what was typed is still there', async () => {
  await check();
  await press('Исправить');
  expect(bank()).toHaveValue('Сбережения');
  expect(bank()).toHaveFocus();
});

test('a refusal leads back to the field that it is about', async () => {
  const fields = { bank: 'TOO_LONG' };
  stub(apply, () => new ApiError(422, 'Проверьте банк', { fields }));
  await check();
  await press('Отправить заявку');
  await waitFor(() => expect(bank()).toBeInvalid());
  expect(bank()).toHaveValue('Сбережения');
});
