import {
  ShortcutsContext,
  type Shortcut,
  type ShortcutBoard,
} from '@campus/shared/remote/useShortcuts';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { storedText } from '@campus/shared/browser/storedText';

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What the key gives in Latin letters: in the Russian layout «п» is `g`, and «.» stands where `/` is. */
function latin({ key, code, shiftKey }: Press): string {
  if (/^[а-яё]$/i.test(key) && code.startsWith('Key')) return code.slice(3).toLowerCase();
  if (code === 'Slash' && key === '.') return '/';
  if (code === 'Slash' && key === ',') return '?';
  return shiftKey ? key : key.toLowerCase();
}

/** The name of a press as shortcuts write it; nothing for one that none of them may take. */
export function keyOf(press: Press): string | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey } = press;
  if (altKey) return undefined;
  if (!ctrlKey && !metaKey) return latin(press);
  return shiftKey || (ctrlKey && metaKey) ? undefined : `Mod+${latin(press)}`;
}

/** How long the second key of two is waited for. */
const patience = 1500;

/** Tells which shortcut a press completes: `n` after `g` is `g n`. */
export function createKeyFollower(all: () => readonly Shortcut[]) {
  let begun = { key: '', until: 0 };

  return (key: string, now: number): Shortcut | undefined => {
    const both = begun.key && now < begun.until ? `${begun.key} ${key}` : '';
    const find = (keys: string) => all().findLast((shortcut) => shortcut.keys === keys);
    const found = find(both) ?? find(key);
    const isFirst = !found && all().some(({ keys }) => keys.startsWith(`${key} `));
    begun = { key: isFirst ? key : '', until: now + patience };
    return found;
  };
}

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
