import type { ReactNode } from 'react';
import styles from './HeroFrame.module.css';

interface HeroFrameProps {
  title: string;
  text: string;
  art: ReactNode;
  /** The card of whoever looks: it needs less room than the way to one. */
  isOwn?: boolean;
  children: ReactNode;
}

/** Words on one side, the card on the other. */
export function HeroFrame({ title, text, art, isOwn, children }: HeroFrameProps) {
  return (
    <div className={styles.frame}>
      <section className={styles.hero} data-own={isOwn || undefined} aria-labelledby="home-card">
        <div className={styles.words}>
          <h2 id="home-card" className={styles.title}>
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
          {children}
        </div>
        <div className={styles.art}>{art}</div>
      </section>
    </div>
  );
}
