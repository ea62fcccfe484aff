import { useEffect, useRef, type ReactNode } from 'react';

interface StepFocusProps {
  /** The first step of a page leaves the focus at the page’s heading. */
  isFirst?: boolean;
  children: ReactNode;
}

/** The next step begins at its first empty field: the button that led here is gone. */
export function StepFocus({ isFirst = false, children }: StepFocusProps) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFirst) return;
    const fields = [...(step.current?.querySelectorAll('input') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, [isFirst]);
  return <div ref={step}>{children}</div>;
}
