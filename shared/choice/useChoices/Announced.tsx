import type { ReactNode } from 'react';

/** An open list hides the page around it from screen readers, but for what is aria-live. */
export function Announced({ children }: { children: ReactNode }) {
  return (
    <span role="status" aria-live="polite" className="visually-hidden">
      {children}
    </span>
  );
}
