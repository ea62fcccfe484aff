import { CheckboxGroupField } from '@campus/shared/form/CheckboxGroupField';
import { renderField } from '@campus/shared/testing/renderField';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';

const options = [
  { value: 'MAIL', label: 'Письмом', hint: 'На вашу почту' },
  { value: 'PUSH', label: 'На телефон' },
];
const schema = z.object({
  ways: z.array(z.string(), 'REQUIRED').check(z.minLength(1, 'REQUIRED')),
});
const open = (values = {}) =>
  renderField(<CheckboxGroupField name="ways" label="Как сообщать" options={options} />, {
    schema,
    values,
  });
const group = () => screen.getByRole('group', { name: 'Как сообщать' });
const press = (name: string) => userEvent.click(within(group()).getByRole('checkbox', { name }));

test('the answers are sent in the order of the options', async () => {
  const { sent, send } = open();
  await press('На телефон');
  await press('Письмом');
  await send();
  expect(sent).toHaveBeenCalledWith({ ways: ['MAIL', 'PUSH'] });
});

test('a second press takes an answer back; none is refused', async () => {
  const { sent, send } = open({ ways: ['MAIL'] });
  await press('Письмом');
  await send();
  expect(group()).toHaveAccessibleDescription('Заполните это поле');
  expect(sent).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Письмом' })).toHaveFocus());
});
