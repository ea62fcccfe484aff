import { useNow } from '@campus/shared/card/useNow';
import styles from './PresentCard.module.css';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The holder's own time to the second: a recorded screen would show another. */
export function LiveClock() {
  const now = new Date(useNow(true) * 1000);
  const parts = [now.getHours(), now.getMinutes(), now.getSeconds()];
  return <time className={styles.clock}>{parts.map(twoDigits).join(':')}</time>;
}
