import { useEffect, useState } from 'react';
import styles from './RouteProgress.module.css';
import { useIsMoving } from './useIsMoving';

/** What comes sooner is not worth a flash. */
const patience = 150;

/** A thin bar at the top while a screen is on its way; the arrival itself is told by the focus. */
export const RouteProgress = () => useIsMoving() && <LateBar />;

function LateBar() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return isLate && <div role="progressbar" className={styles.bar} aria-hidden="true" />;
}
