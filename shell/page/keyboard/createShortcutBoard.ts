import { storedText } from '@campus/shared/browser/storedText';
import type { Shortcut, ShortcutBoard } from '@campus/shared/remote/useShortcuts';

const kept = storedText('campus.shortcuts');

/** The shortcuts of everything that is mounted at the moment. */
export function createShortcutBoard(): ShortcutBoard {
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
