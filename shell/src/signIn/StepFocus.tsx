import { useEffect, useRef, type ReactNode } from 'react';

/** The next step begins at its first empty field: the button that led here is gone. */
export function StepFocus({ children }: { children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fields = [...(step.current?.querySelectorAll('input') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, []);
  return <div ref={step}>{children}</div>;
}
