import { snils } from '@campus/shared/contract/personFields';
import { SnilsField } from '@campus/shared/form/SnilsField';
import { renderField } from '@campus/shared/testing/renderField';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';

const schema = z.object({ snils });
const open = (values = {}) =>
  renderField(<SnilsField name="snils" label="СНИЛС" />, { schema, values });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'СНИЛС' });

test('digits are grouped while one types, and sent alone', async () => {
  const { sent, send } = open();
  await userEvent.type(field(), '1122');
  expect(field()).toHaveValue('112-2');
  await userEvent.type(field(), '3344595');
  expect(field()).toHaveValue('112-233-445 95');
  await send();
  expect(sent).toHaveBeenCalledWith({ snils: '11223344595' });
});

test('one that is pasted with words around it is understood', async () => {
  open();
  await userEvent.click(field());
  await userEvent.paste('СНИЛС 112 233 445 95');
  expect(field()).toHaveValue('112-233-445 95');
});

test('a digit is mended in the middle while the caret stays where it is', async () => {
  open({ snils: '11223344595' });
  await userEvent.type(field(), '{Backspace}', {
    initialSelectionStart: 5,
    initialSelectionEnd: 5,
  });
  expect(field().selectionStart).toBe(4);
  await userEvent.keyboard('2');
  expect(field()).toHaveValue('112-233-445 95');
  expect(field().selectionStart).toBe(5);
});

test.each([
  ['112', 'В СНИЛС 11 цифр, например 112-233-445 95'],
  ['11223344596', 'Проверьте цифры СНИЛС: контрольное число не сходится'],
  ['112233445951', 'В СНИЛС 11 цифр, например 112-233-445 95'],
])('%s is refused in words and stays', async (typed, words) => {
  const { send } = open();
  await userEvent.type(field(), typed);
  await send();
  expect(field()).toHaveAccessibleDescription(words);
  expect(field().value.replace(/\D/g, '')).toBe(typed);
});
