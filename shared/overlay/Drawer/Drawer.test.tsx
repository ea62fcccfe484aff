import { renderScreen } from '@campus/shared/testing/renderScreen';
import { Button } from '@campus/shared/ui/Button';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Drawer } from './Drawer';

function Filters() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Фильтры</Button>
      <Drawer
        open={isOpen}
        onClose={close}
        title="Фильтры"
        actions={<Button onClick={close}>Показать</Button>}
      >
        <input aria-label="Город" />
      </Drawer>
    </>
  );
}

test('the focus starts in it and goes back to its button, however it is closed', async () => {
  renderScreen(<Filters />);
  const opener = screen.getByRole('button', { name: 'Фильтры' });
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(screen.getByRole('button', { name: 'Показать' })),
    () => userEvent.click(screen.getByRole('button', { name: 'Закрыть' })),
  ]) {
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Город' })).toHaveFocus());
    expect(screen.getByRole('dialog', { name: 'Фильтры' })).toBeVisible();
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
  }
});
