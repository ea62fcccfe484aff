import { code } from '@campus/shared/contract/personFields';
import { CodeField } from '@campus/shared/form/CodeField';
import { renderField } from '@campus/shared/testing/renderField';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';

const schema = z.object({ code });
const first = () => screen.getByRole('textbox', { name: 'Код' });
const open = () => renderField(<CodeField name="code" label="Код" submitOnComplete />, { schema });

test('each digit leads to the next box, and the last one sends', async () => {
  const { sent } = open();
  await userEvent.click(first());
  await userEvent.keyboard('40287');
  expect(screen.getByRole('textbox', { name: 'Цифра 6 из 6' })).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.keyboard('1');
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ code: '402871' }));
});

test('Backspace goes back', async () => {
  open();
  await userEvent.click(first());
  await userEvent.keyboard('40{Backspace}{Backspace}');
  expect(first()).toHaveFocus();
  expect(first()).toHaveValue('');
});

test('a pasted code fills the boxes and sends', async () => {
  const { sent } = open();
  await userEvent.click(first());
  await userEvent.paste('402 871');
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ code: '402871' }));
});

test('a code that is too short is refused beside the boxes, and the first one has the focus', async () => {
  const { send } = open();
  await userEvent.click(first());
  await userEvent.keyboard('402');
  await send();
  expect(first()).toHaveAccessibleDescription('Введите 6 цифр из письма');
  expect(first()).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.keyboard('5');
  expect(first()).not.toHaveAccessibleDescription('Введите 6 цифр из письма');
});
