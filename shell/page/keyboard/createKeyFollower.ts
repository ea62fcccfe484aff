import type { Shortcut } from '@campus/shared/remote/useShortcuts';

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
