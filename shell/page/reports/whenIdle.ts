/** Safari has no idle callbacks; a second later the page is rarely busy. */
export function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 5000 });
  else setTimeout(callback, 1000);
}

/** Begins what the first screen must not wait for; gives a way to forget it. */
export function afterLoad(begin: () => void): () => void {
  const start = () => whenIdle(begin);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => window.removeEventListener('load', start);
}
