import { phone } from '@campus/shared/contract/personFields';
import { PhoneField } from '@campus/shared/form/PhoneField';
import { renderField } from '@campus/shared/testing/renderField';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';

const schema = z.object({ phone: z.optional(phone) });
const open = (values = {}) =>
  renderField(<PhoneField name="phone" label="Телефон" />, { schema, values });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Телефон' });

test.each(['89123456789', '+7 912 345 67 89', '9123456789'])(
  '%s is typed, a tidy number is shown, the contract’s number is sent',
  async (typed) => {
    const { sent, send } = open();
    await userEvent.type(field(), typed);
    await userEvent.tab();
    expect(field()).toHaveValue('+7 912 345-67-89');
    await send();
    expect(sent).toHaveBeenCalledWith({ phone: '+79123456789' });
  },
);

test('it is grouped while one types, with Backspace too', async () => {
  open();
  await userEvent.type(field(), '8912345');
  expect(field()).toHaveValue('8 912 345');
  await userEvent.type(field(), '6{Backspace}{Backspace}');
  expect(field()).toHaveValue('8 912 34');
});

test('a digit is mended in the middle while the caret stays where it is', async () => {
  const { sent, send } = open({ phone: '+79123456789' });
  await userEvent.type(field(), '{Backspace}0', {
    initialSelectionStart: 6,
    initialSelectionEnd: 6,
  });
  expect(field()).toHaveValue('+7 910 345-67-89');
  expect(field().selectionStart).toBe(6);
  await send();
  expect(sent).toHaveBeenCalledWith({ phone: '+79103456789' });
});

test('a pasted number is tidied', async () => {
  open();
  await userEvent.click(field());
  await userEvent.paste('8 (912) 3456789');
  expect(field()).toHaveValue('8 912 345-67-89');
});

test('a number of another country stays as it is typed and is refused in words', async () => {
  const { sent, send } = open();
  await userEvent.type(field(), '+49 30 123456');
  await send();
  expect(field()).toHaveValue('+49 30 123456');
  expect(field()).toHaveAccessibleDescription('Напишите номер так: +7 912 345-67-89');
  expect(sent).not.toHaveBeenCalled();
});

test('a number that was there can be removed', async () => {
  const { sent, send } = open({ phone: '+79123456789' });
  await userEvent.clear(field());
  await userEvent.tab();
  expect(field()).toHaveValue('');
  await send();
  expect(sent).toHaveBeenCalledWith({});
});

test('a field that can be cleared gives null', async () => {
  const values = { phone: '+79123456789' };
  const { sent, send } = renderField(<PhoneField name="phone" label="Телефон" clearable />, {
    values,
  });
  await userEvent.clear(field());
  await send();
  expect(sent).toHaveBeenCalledWith({ phone: null });
});

test('a reset shows the first number again', async () => {
  open({ phone: '+79123456789' });
  await userEvent.type(field(), '{Backspace}{Backspace}');
  await userEvent.click(screen.getByRole('button', { name: 'Сбросить' }));
  expect(field()).toHaveValue('+7 912 345-67-89');
});

test('what the browser fills in by itself is tidied at once', () => {
  open();
  fireEvent.change(field(), { target: { value: '89123456789' } });
  expect(field()).toHaveValue('+7 912 345-67-89');
});
