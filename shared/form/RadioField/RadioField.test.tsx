import { RadioField } from '@campus/shared/form/RadioField';
import { renderField } from '@campus/shared/testing/renderField';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';

const options = [
  { value: 'CARD', label: 'На карту', hint: 'Придёт за день' },
  { value: 'CASH', label: 'В кассе' },
];
const schema = z.object({ way: z.enum(['CARD', 'CASH'], 'REQUIRED') });
const open = (values = {}) =>
  renderField(<RadioField name="way" label="Как получить" options={options} />, { schema, values });
const group = () => screen.getByRole('radiogroup', { name: 'Как получить' });

test('an answer is chosen by a press and sent', async () => {
  const { sent, send } = open();
  const card = within(group()).getByRole('radio', { name: 'На карту' });
  expect(card).not.toBeChecked();
  expect(card).toHaveAccessibleDescription('Придёт за день');
  await userEvent.click(screen.getByText('В кассе'));
  await userEvent.click(card);
  await send();
  expect(sent).toHaveBeenCalledWith({ way: 'CARD' });
});

test('arrows go from answer to answer', async () => {
  open({ way: 'CARD' });
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'На карту' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'В кассе' })).toBeChecked();
});

test('no answer is refused, and the first one has the focus', async () => {
  const { sent, send } = open();
  await send();
  expect(group()).toHaveAccessibleDescription('Заполните это поле');
  expect(group()).toBeInvalid();
  expect(sent).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'На карту' })).toHaveFocus());
});

test('the answer that was given before is chosen', () => {
  open({ way: 'CARD' });
  expect(screen.getByRole('radio', { name: 'На карту' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'В кассе' })).not.toBeChecked();
});
