import { ShortcutsContext } from '@campus/shared/remote/useShortcuts';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createKeyFollower } from './createKeyFollower';
import { createShortcutBoard } from './createShortcutBoard';
import { isTyping } from './isTyping';
import { keyOf } from './keyOf';

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
