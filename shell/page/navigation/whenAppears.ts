/** Calls back with what is sought, at once or when it has arrived; gives a way to stop. */
export function whenAppears<T>(seek: () => T | null, act: (found: T) => void): () => void {
  const found = seek();
  if (found !== null) {
    act(found);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const later = seek();
    if (later === null) return;
    observer.disconnect();
    act(later);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The heading that every screen has, once its code and its first data are there. */
export const screenTitle = () => document.getElementById('screen-title');
