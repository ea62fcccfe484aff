import {
  ShortcutsContext,
  type Shortcut,
  type ShortcutBoard,
} from '@campus/shared/remote/useShortcuts';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createKeyFollower, keyOf } from './createKeyFollower';
import { storedText } from '@campus/shared/browser/storedText';

const kept = storedText('campus.shortcuts');

/** The shortcuts of everything that is mounted at the moment. */
function createShortcutBoard(): ShortcutBoard {
  const readers = new Set<() => readonly Shortcut[]>();
  let isOn: boolean | undefined;
  return {
    add(read) {
      readers.add(read);
      return () => void readers.delete(read);
    },
    all: () => [...readers].flatMap((read) => read()),
    isOn: () => (isOn ??= kept.read() !== 'off'),
    switchOn(next) {
      isOn = next;
      kept.write(next ? null : 'off');
    },
  };
}

const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
// What is open over the page has keys of its own.
const windows = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog';

const isIn = (target: EventTarget | null, places: string) =>
  target instanceof Element && target.closest(places) !== null;

/** Whether a press belongs to a field or to a window; a shortcut with Ctrl may be pressed in a plain field. */
const isTyping = (target: EventTarget | null, keys: string): boolean =>
  isIn(target, windows) || isIn(target, keys.startsWith('Mod+') ? '[contenteditable]' : fields);

/** Listens for the shortcuts of whatever is mounted in it. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const [board] = useState(createShortcutBoard);

  useLayoutEffect(() => {
    const follow = createKeyFollower(board.all);
    const onKeyDown = (event: KeyboardEvent) => {
      const keys = keyOf(event);
      if (!keys || event.defaultPrevented || event.repeat || event.isComposing) return;
      if (isTyping(event.target, keys)) return;
      // A press with Ctrl is no slip, so it stays when the others are switched off.
      if (!keys.startsWith('Mod+') && !board.isOn()) return;
      const shortcut = follow(keys, event.timeStamp);
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [board]);

  return <ShortcutsContext value={board}>{children}</ShortcutsContext>;
}
