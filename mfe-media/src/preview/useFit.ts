import { useLayoutEffect, useRef, useState } from 'react';

/** Room for the dialog’s own title and tools. */
const around = 220;
const least = 320;

/** How much a page of this width must shrink to fit, and how high its window may be. */
export function useFit(width: number) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width, height: 640 });

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () =>
      setRoom({
        width: element.clientWidth || width,
        height: Math.max(least, window.innerHeight - around),
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);

  return { place, scale: Math.min(1, room.width / width), height: room.height };
}
