import { useEffect, useState, type RefObject } from 'react';

/** Whether what is inside is no wider than the frame, so that the frame need not scroll. */
export function useFits(frame: RefObject<HTMLElement | null>) {
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      setFits(element.scrollWidth <= element.clientWidth + 1),
    );
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [frame]);
  return fits;
}
