/** Runs in the page before anything else: how long each key and click waits for its paint. */
export function watchInteractions() {
  const waits: number[] = [];
  Object.assign(globalThis, { waits });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) waits.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Runs in the page: from the next key or click until other cards than now are painted. */
export function watchCards() {
  const cards = () =>
    document.querySelector('main [aria-busy="true"]')
      ? undefined
      : [...document.querySelectorAll('main article h2')].map((one) => one.textContent).join();
  const before = cards();
  let begun = 0;
  const begin = ({ timeStamp }: Event) => (begun = timeStamp);
  for (const type of ['keydown', 'click']) addEventListener(type, begin, { capture: true });
  const painted = new Promise<number>((resolve) => {
    const look = new MutationObserver(() => {
      const now = cards();
      if (!begun || !now || now === before) return;
      look.disconnect();
      // After the frame in which they are drawn.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
    });
    const attributes = { attributes: true, attributeFilter: ['aria-busy'] };
    look.observe(document.body, { childList: true, subtree: true, ...attributes });
  });
  Object.assign(globalThis, { painted });
}
