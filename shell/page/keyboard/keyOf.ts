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
