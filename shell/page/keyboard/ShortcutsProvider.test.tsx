import { useShortcuts } from '@campus/shared/remote/useShortcuts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { KeyboardHelp } from './KeyboardHelp';
import { ShortcutsProvider } from './ShortcutsProvider';

const onNext = jest.fn();
const onSearch = jest.fn();
const everywhere = [{ keys: 'Mod+k', label: 'Поиск', run: onSearch }];

function Screen() {
  useShortcuts([{ keys: 'j', label: 'Следующая строка', run: onNext }]);
  useShortcuts(everywhere);
  return <input aria-label="Имя" />;
}

function WithHelp() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Screen />
      <button onClick={() => setOpen(true)}>Список</button>
      {isOpen && <KeyboardHelp everywhere={everywhere} onClose={() => setOpen(false)} />}
    </>
  );
}

const open = (children = <Screen />) =>
  renderWithSession(<ShortcutsProvider>{children}</ShortcutsProvider>);

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
});

test('a shortcut of a screen works while it is mounted', async () => {
  const { unmount } = open();
  await userEvent.keyboard('j');
  expect(onNext).toHaveBeenCalledTimes(1);
  unmount();
  await userEvent.keyboard('j');
  expect(onNext).toHaveBeenCalledTimes(1);
});

test('whoever types in a field types', async () => {
  open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Имя' }), 'jazz');
  expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('jazz');
  expect(onNext).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(onSearch).toHaveBeenCalledTimes(1);
});

test('with Alt or Shift a letter belongs to the browser', async () => {
  open();
  await userEvent.keyboard('{Alt>}j{/Alt}{Control>}j{/Control}');
  expect(onNext).not.toHaveBeenCalled();
});

test('the help lists the keys of the page and switches them off, which is remembered', async () => {
  const { unmount } = open(<WithHelp />);
  await userEvent.click(screen.getByRole('button', { name: 'Список' }));
  const dialog = await screen.findByRole('dialog', { name: 'Сочетания клавиш' });
  expect(dialog).toHaveTextContent('Следующая строка');
  await userEvent.click(screen.getByRole('button', { name: 'Отключить клавиши' }));
  expect(screen.getByRole('button', { name: 'Включить клавиши' })).toBeVisible();
  unmount();

  open();
  await userEvent.keyboard('j');
  expect(onNext).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(onSearch).toHaveBeenCalledTimes(1);
});
