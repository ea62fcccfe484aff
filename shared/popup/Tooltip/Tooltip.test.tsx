import { renderScreen } from '@campus/shared/testing/renderScreen';
import { Button } from '@campus/shared/ui/Button';
import { IconButton } from '@campus/shared/ui/IconButton';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './Tooltip';

const hides = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());

test('it appears with the focus, describes its control and leaves by Escape', async () => {
  renderScreen(
    <Tooltip text="Ctrl + S">
      <Button>Сохранить</Button>
    </Tooltip>,
  );
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Ctrl + S');
  const button = screen.getByRole('button', { name: 'Сохранить' });
  expect(button).toHaveAccessibleDescription('Ctrl + S');
  await userEvent.keyboard('{Escape}');
  await hides();
  expect(button).toHaveFocus();
});

test('it appears under the mouse; the name of an icon is not read twice', async () => {
  renderScreen(
    <Tooltip text="Удалить">
      <IconButton icon="trash" label="Удалить" />
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Удалить' });
  await userEvent.hover(button);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Удалить');
  expect(button).not.toHaveAccessibleDescription();
  await userEvent.unhover(button);
  await hides();
});
