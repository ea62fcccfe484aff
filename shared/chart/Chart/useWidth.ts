import { useEffect, useRef, useState } from 'react';

const usualText = 16;

/** How wide an element is and how large the text; usual values until they have been measured. */
export function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 640, textScale: 1 });
  useEffect(() => {
    if (!ref.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0);
      const text = parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (measured > 0) setSize({ width: measured, textScale: text / usualText || 1 });
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, ...size };
}
