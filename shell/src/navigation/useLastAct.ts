import { useEffect, useRef } from 'react';

const acts = ['keydown', 'pointerdown'];

/** When somebody last pressed anything: whoever has begun something else is not pulled away from it. */
export function useLastAct() {
  const last = useRef(0);
  useEffect(() => {
    const note = () => {
      last.current = performance.now();
    };
    for (const act of acts) document.addEventListener(act, note, true);
    return () => {
      for (const act of acts) document.removeEventListener(act, note, true);
    };
  }, []);
  return last;
}
