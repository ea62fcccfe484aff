import { DraftNotice } from '@campus/shared/form/DraftNotice';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const startAnew = jest.fn();

const open = (isRestored: boolean) =>
  renderScreen(
    <form>
      <DraftNotice draft={{ isRestored, startAnew, forget: () => undefined }} />
      <input type="hidden" name="token" />
      <input aria-label="Номер" disabled />
      <textarea aria-label="Сообщение" />
    </form>,
  );

test('it says that the words are from before', () => {
  open(true);
  expect(screen.getByRole('status')).toHaveTextContent('Мы вернули в поля то, что вы ввели раньше');
});

test('letting them go leads to the first field that can be filled in', async () => {
  open(true);
  await userEvent.click(screen.getByRole('button', { name: 'Начать заново' }));
  expect(startAnew).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('textbox', { name: 'Сообщение' })).toHaveFocus();
});

test('where nothing is from before, nothing is said', () => {
  open(false);
  expect(screen.queryByRole('status')).toBeNull();
});
