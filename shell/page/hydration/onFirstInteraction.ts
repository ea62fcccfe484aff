interface Steps {
  fetchCode: () => void;
  runCode: () => void;
}

/** Milliseconds after the page has loaded: its pictures are painted first, and then read. */
const pause = { fetch: 1_500, run: 6_000 };

const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'submit'] as const;

/** Whoever comes back was somewhere on the page, and an address may open or point to something. */
function isUrgent() {
  const [arrival] = performance.getEntriesByType('navigation');
  const isBack = arrival !== undefined && 'type' in arrival && arrival.type !== 'navigate';
  return isBack || location.hash !== '' || /[?&](modal|grid)=/.test(location.search);
}

/** Runs the code at the first interaction, or when the page has been idle for a while. */
export function onFirstInteraction({ fetchCode, runCode }: Steps) {
  const timers: ReturnType<typeof setTimeout>[] = [];
  let isRun = false;

  function run() {
    if (isRun) return;
    isRun = true;
    timers.forEach(clearTimeout);
    removeEventListener('load', rest);
    for (const sign of signs) removeEventListener(sign, run, true);
    runCode();
  }

  function rest() {
    timers.push(setTimeout(fetchCode, pause.fetch), setTimeout(run, pause.run));
  }

  if (isUrgent()) {
    run();
    return;
  }
  for (const sign of signs) addEventListener(sign, run, { capture: true, passive: true });
  addEventListener('load', rest, { once: true });
}
