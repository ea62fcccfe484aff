import type { ReactNode } from 'react';
import styles from './Place.module.css';

interface PlaceProps {
  /** `phone`: the width left on a screen of 320 px; `night`: what is drawn white stands on the dark. */
  of?: 'card' | 'phone' | 'night';
  children: ReactNode;
}

/** The room that a card gets on a page. */
export function Place({ of = 'card', children }: PlaceProps) {
  return (
    <div className={styles.place} data-of={of}>
      {children}
    </div>
  );
}
