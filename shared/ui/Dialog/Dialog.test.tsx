import { renderScreen } from '@campus/shared/testing/renderScreen';
import { Dialog } from '@campus/shared/ui/Dialog';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

test('it is named and described, and both Escape and the cross close it', async () => {
  const onClose = jest.fn();
  renderScreen(
    <Dialog open onClose={onClose} title="Вход" description="Пришлём код на почту">
      <p>Поля</p>
    </Dialog>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Вход' });
  expect(dialog).toHaveAccessibleDescription('Пришлём код на почту');
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});
