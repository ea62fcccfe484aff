/** Takes out of this browser what was kept under keys that begin so. */
export function clearStorage(storage: 'localStorage' | 'sessionStorage', prefix: string) {
  try {
    const kept = window[storage];
    for (const key of Object.keys(kept)) if (key.startsWith(prefix)) kept.removeItem(key);
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}

const ownerOfDraft = (text: string) => (JSON.parse(text) as { owner?: unknown } | null)?.owner;

/** Whose a kept thing is; null is a guest’s, undefined is nobody’s in particular. */
function ownerOf(key: string, text: string): unknown {
  const [, kind, owner] = key.split('.');
  if (kind === 'views') return owner === 'guest' ? null : owner;
  return kind === 'draft' ? ownerOfDraft(text) : undefined;
}

function isForeign(key: string, id: string) {
  if (!/^campus\.(draft|views)\./.test(key)) return false;
  try {
    return ![id, null, undefined].includes(ownerOf(key, localStorage.getItem(key) ?? '') as string);
  } catch {
    return true;
  }
}

/**
 * Saved views wait in this browser for their owner, who has made them on purpose; they and the
 * drafts of a session that ended by itself go as soon as somebody else signs in here.
 */
export function clearOtherPeople(id: string) {
  try {
    for (const key of Object.keys(localStorage))
      if (isForeign(key, id)) localStorage.removeItem(key);
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}
