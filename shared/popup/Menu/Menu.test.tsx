import { renderScreen } from '@campus/shared/testing/renderScreen';
import { Button } from '@campus/shared/ui/Button';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { Menu } from './Menu';

const onDelete = jest.fn();
const onArchive = jest.fn();
const ref = createRef<HTMLDivElement>();

function Actions() {
  const [isPinned, setPinned] = useState(false);
  return (
    <Menu
      ref={ref}
      trigger={<Button>Действия</Button>}
      items={[
        { label: 'Открыть', icon: 'eye', to: '/article' },
        { label: 'В архив', onSelect: onArchive, disabled: 'Сначала снимите с публикации' },
        { label: 'Закрепить', checked: isPinned, onChange: setPinned },
        { label: 'Опасное', items: [{ label: 'Удалить', tone: 'danger', onSelect: onDelete }] },
      ]}
    />
  );
}

const open = async () => {
  const { router } = renderScreen(<Actions />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const first = await screen.findByRole('menuitem', { name: 'Открыть' });
  await waitFor(() => expect(first).toHaveFocus());
  return router;
};

// jsdom has none; Base UI makes one where Enter chooses a line.
beforeAll(() => void (window.PointerEvent ??= MouseEvent as never));
afterEach(() => jest.clearAllMocks());

test('it opens from the keyboard with the name of its button, and the ref leads to it', async () => {
  await open();
  const menu = screen.getByRole('menu', { name: 'Действия' });
  expect(ref.current).toBe(menu);
});

test('arrows move, Escape closes, and the focus goes back to the button', async () => {
  await open();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('menuitemcheckbox', { name: 'Закрепить' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Действия' })).toHaveFocus();
});

test('first letters find a line, and Enter does it', async () => {
  await open();
  await userEvent.keyboard('уд');
  expect(screen.getByRole('menuitem', { name: 'Удалить' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onDelete).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

test('an address is a link', async () => {
  const router = await open();
  const link = screen.getByRole('menuitem', { name: 'Открыть' });
  expect(link).toHaveAttribute('href', '/article');
  await userEvent.click(link);
  expect(router.state.location.pathname).toBe('/article');
});

test('what cannot be chosen says why and does nothing', async () => {
  await open();
  const archive = screen.getByRole('menuitem', { name: /В архив/ });
  expect(archive).toHaveAttribute('aria-disabled', 'true');
  expect(archive).toHaveAccessibleDescription('Сначала снимите с публикации');
  await userEvent.click(archive);
  expect(onArchive).not.toHaveBeenCalled();
});

test('a box is ticked and the menu stays', async () => {
  await open();
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Закрепить' }));
  expect(screen.getByRole('menuitemcheckbox', { name: 'Закрепить' })).toBeChecked();
});
