import { amount } from '@campus/shared/contract/fields';
import { MoneyField } from '@campus/shared/form/MoneyField';
import { renderField } from '@campus/shared/testing/renderField';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';

const open = (options: Parameters<typeof renderField>[1] = {}) =>
  renderField(<MoneyField name="sum" label="Сумма" />, options);
const field = () => screen.getByRole('textbox', { name: 'Сумма' });
const schema = z.object({ sum: amount });

test('rubles are typed, grouped afterwards, and sent as kopecks', async () => {
  const { sent, send } = open({ schema });
  await userEvent.type(field(), '12345,6');
  expect(field()).toHaveValue('12345,6');
  await userEvent.tab();
  expect(field()).toHaveValue('12 345,60');
  await send();
  expect(sent).toHaveBeenCalledWith({ sum: 1_234_560 });
});

test('English readers have a point, and may paste their commas', async () => {
  const { sent, send } = open({ language: 'en', values: { sum: 50 } });
  expect(field()).toHaveValue('0.50');
  await userEvent.clear(field());
  await userEvent.paste('12,345.67');
  await userEvent.tab();
  expect(field()).toHaveValue('12 345.67');
  await send();
  expect(sent).toHaveBeenCalledWith({ sum: 1_234_567 });
});

test.each([
  ['двести', 'Напишите сумму в рублях, например 12 345,67 ₽'],
  ['0', 'Число не подходит: проверьте границы ₽'],
  [' ', 'Заполните это поле ₽'],
])('«%s» is refused in words', async (typed, words) => {
  const { sent, send } = open({ schema });
  await userEvent.type(field(), typed);
  await send();
  expect(field()).toHaveAccessibleDescription(words);
  expect(sent).not.toHaveBeenCalled();
});

test('what is no sum stays to be mended', async () => {
  open();
  await userEvent.type(field(), '12 тысяч');
  await userEvent.tab();
  expect(field()).toHaveValue('12 тысяч');
});

test('a sum that was there can be removed', async () => {
  const { sent, send } = open({ values: { sum: 100 } });
  await userEvent.clear(field());
  await userEvent.tab();
  expect(field()).toHaveValue('');
  await send();
  expect(sent).toHaveBeenCalledWith({});
});
