import type { Shortcut, ShortcutBoard } from '@campus/shared/remote/useShortcuts';
import { act } from '@testing-library/react';

/** What the frame of the page keeps of shortcuts, for tests; `press` is what it does at a key. */
export function shortcutBoard() {
  const readers = new Set<() => readonly Shortcut[]>();
  const board: ShortcutBoard = {
    add: (read) => {
      readers.add(read);
      return () => void readers.delete(read);
    },
    all: () => [...readers].flatMap((read) => read()),
    isOn: () => true,
    switchOn: () => undefined,
  };
  const press = (keys: string) =>
    act(() =>
      board
        .all()
        .find((shortcut) => shortcut.keys === keys)
        ?.run(),
    );
  return { board, press };
}
