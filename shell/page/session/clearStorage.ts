/** Takes out of this browser what was kept under keys that begin so. */
export function clearStorage(storage: 'localStorage' | 'sessionStorage', prefix: string) {
  try {
    const kept = window[storage];
    for (const key of Object.keys(kept)) if (key.startsWith(prefix)) kept.removeItem(key);
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}
