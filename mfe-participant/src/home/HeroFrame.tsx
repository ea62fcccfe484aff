import type { ReactNode } from 'react';
import styles from './HeroFrame.module.css';

interface HeroFrameProps {
  title: string;
  text: string;
  art: ReactNode;
  children: ReactNode;
}

/** Words on one side, the card on the other. */
export function HeroFrame({ title, text, art, children }: HeroFrameProps) {
  return (
    <section className={styles.hero} aria-labelledby="home-card">
      <div className={styles.words}>
        <h2 id="home-card" className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
      <div className={styles.art}>{art}</div>
    </section>
  );
}
