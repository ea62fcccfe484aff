import { useRef, type PointerEvent } from 'react';

const enough = 96;

/** The grip of a sheet: what is drawn down by it follows the finger, and far enough closes. */
export function useSwipeDown(onSwipe: () => void) {
  const start = useRef<number | null>(null);

  const follow = (grip: HTMLElement, distance: number) => {
    const sheet = grip.parentElement;
    if (sheet) sheet.style.translate = distance > 0 ? `0 ${distance}px` : '';
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = event.clientY;
  };
  const onPointerMove = ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
    if (start.current !== null) follow(currentTarget, clientY - start.current);
  };
  const onPointerUp = ({ currentTarget, clientY, type }: PointerEvent<HTMLElement>) => {
    const distance = start.current === null ? 0 : clientY - start.current;
    start.current = null;
    follow(currentTarget, 0);
    if (type === 'pointerup' && distance > enough) onSwipe();
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}
