import { createContext, useContext, useLayoutEffect, useRef } from 'react';

export interface Shortcut {
  /** A letter, a sign or `escape`, or two one after another: `j`, `g n`; `Mod+k` is with Ctrl or ⌘. */
  keys: string;
  /** What it does, for the list of shortcuts. */
  label: string;
  run: () => void;
}

export interface ShortcutBoard {
  /** Gives a way to take them off again. */
  add: (read: () => readonly Shortcut[]) => () => void;
  all: () => Shortcut[];
  /** A person may switch off those that a slip of the finger or of the voice would press. */
  isOn: () => boolean;
  switchOn: (isOn: boolean) => void;
}

export const ShortcutsContext = createContext<ShortcutBoard | null>(null);

/** Keys of the screen that is mounted; never while somebody types, and listed under «?». */
export function useShortcuts(shortcuts: readonly Shortcut[]) {
  const board = useContext(ShortcutsContext);
  const latest = useRef(shortcuts);
  // Not after it is painted: whoever sees a screen presses.
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  useLayoutEffect(() => board?.add(() => latest.current), [board]);
}
