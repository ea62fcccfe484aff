/** Safari has no idle callbacks; a second later the page is rarely busy. */
export function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 5000 });
  else setTimeout(callback, 1000);
}
