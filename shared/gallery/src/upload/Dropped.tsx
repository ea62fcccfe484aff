import { useEffect, useRef, type ReactNode } from 'react';

interface DroppedProps {
  files: readonly File[];
  /** Only held over the place, not let go. */
  isHeld?: boolean;
  children: ReactNode;
}

/** Drops files on what is inside, as a person would when it appears. */
export function Dropped({ files, isHeld, children }: DroppedProps) {
  const root = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const event = new Event(isHeld ? 'dragover' : 'drop', { bubbles: true, cancelable: true });
    const dataTransfer = { types: ['Files'], files };
    root.current?.querySelector('input')?.dispatchEvent(Object.assign(event, { dataTransfer }));
  }, [files, isHeld]);
  return <div ref={root}>{children}</div>;
}
