import type { Shortcut } from '@campus/shared/remote/useShortcuts';

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
