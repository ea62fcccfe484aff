import { renderScreen } from '@campus/shared/testing/renderScreen';
import { Button } from '@campus/shared/ui/Button';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { Dialog } from './Dialog';

const ref = createRef<HTMLDivElement>();

function Page() {
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Изменить</Button>
      <Dialog
        ref={ref}
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Адрес"
        description="Пришлём карту сюда"
        actions={<Button onClick={() => setAsked(true)}>Сохранить</Button>}
      >
        <input aria-label="Улица" />
        <Dialog open={isAsked} onClose={() => setAsked(false)} title="Точно?">
          <p>Проверьте дом</p>
        </Dialog>
      </Dialog>
    </>
  );
}

const open = async () => {
  renderScreen(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Изменить' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Улица' })).toHaveFocus());
  return screen.getByRole('dialog', { name: 'Адрес' });
};
const isClosed = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());

test('it is named and described, the focus starts in the body, and the ref leads to it', async () => {
  const dialog = await open();
  expect(dialog).toHaveAccessibleDescription('Пришлём карту сюда');
  expect(ref.current).toBe(dialog);
});

test('the Tab key stays inside', async () => {
  const dialog = await open();
  for (let press = 0; press < 5; press++) {
    await userEvent.tab();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  }
});

test('Escape and the cross close it, and the focus goes back to where it was opened', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await isClosed('Адрес');
  const opener = screen.getByRole('button', { name: 'Изменить' });
  expect(opener).toHaveFocus();

  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('button', { name: 'Закрыть' }));
  await isClosed('Адрес');
});

test('Escape closes only the topmost of two', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  await screen.findByRole('dialog', { name: 'Точно?' });
  await userEvent.keyboard('{Escape}');
  await isClosed('Точно?');
  expect(screen.getByRole('dialog', { name: 'Адрес' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Сохранить' })).toHaveFocus());
});

test('a dialog of words only takes the focus itself', async () => {
  renderScreen(
    <Dialog open onClose={() => undefined} title="Правила" actions={<Button>Понятно</Button>}>
      <p>Карту нельзя передавать.</p>
    </Dialog>,
  );
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Правила' })).toHaveFocus());
});
