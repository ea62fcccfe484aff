import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';

interface EscapeAreaProps {
  onEscape: () => void;
  children: ReactNode;
}

/** What is edited in its place is left as a window is: by Escape. */
export function EscapeArea({ onEscape, children }: EscapeAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape();
  });
  useEffect(() => {
    const element = area.current;
    const listen = (event: KeyboardEvent) => onKey(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, []);
  return <div ref={area}>{children}</div>;
}
