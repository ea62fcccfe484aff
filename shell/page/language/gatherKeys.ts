/** Long enough for all parts of a screen to have drawn themselves. */
const pause = 3000;

/** Tells of every key once in the life of a page, and of those that a screen misses together. */
export function gatherKeys(tell: (keys: string[]) => void) {
  const known = new Set<string>();
  let waiting: string[] = [];
  const send = () => {
    tell(waiting);
    waiting = [];
  };
  return (key: string) => {
    if (known.has(key)) return;
    known.add(key);
    console.error(`No text for ${key}`);
    if (waiting.push(key) === 1) setTimeout(send, pause);
  };
}
