import { SwitchField } from '@campus/shared/form/SwitchField';
import { renderField } from '@campus/shared/testing/renderField';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

test('it is turned on by its label and off by the space bar', async () => {
  const { sent, send } = renderField(
    <SwitchField name="push" label="Уведомления" hint="О выплатах и картах" />,
    { values: { push: false } },
  );
  const control = screen.getByRole('switch', { name: 'Уведомления' });
  expect(control).toHaveAccessibleDescription('О выплатах и картах');
  await userEvent.click(screen.getByText('Уведомления'));
  expect(control).toBeChecked();
  control.focus();
  await userEvent.keyboard(' ');
  expect(control).not.toBeChecked();
  await userEvent.keyboard(' ');
  await send();
  expect(sent).toHaveBeenCalledWith({ push: true });
});
