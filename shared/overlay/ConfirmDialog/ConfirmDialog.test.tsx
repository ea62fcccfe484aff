import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

function Deletion({ onConfirm, busy = false }: { onConfirm: () => void; busy?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Удалить…</button>
      <ConfirmDialog
        open={isOpen}
        title="Удалить статью?"
        text="Вернуть её не получится."
        confirmLabel="Удалить"
        tone="danger"
        busy={busy}
        onConfirm={onConfirm}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

const open = async (busy = false) => {
  const onConfirm = jest.fn();
  renderScreen(<Deletion onConfirm={onConfirm} busy={busy} />);
  await userEvent.click(screen.getByRole('button', { name: 'Удалить…' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Удалить статью?' });
  return { onConfirm, dialog };
};

test('it names the deed, and the focus starts on the safe button', async () => {
  const { dialog, onConfirm } = await open();
  expect(dialog).toHaveAccessibleDescription('Вернуть её не получится.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Отмена' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('Escape is a no, and the focus goes back to where it was asked', async () => {
  const { onConfirm } = await open();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Отмена' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Удалить…' })).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('while the deed is being done nothing closes it or does it twice', async () => {
  const { onConfirm } = await open(true);
  await userEvent.click(screen.getByRole('button', { name: 'Удалить', busy: true }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeVisible();
  expect(onConfirm).not.toHaveBeenCalled();
});
