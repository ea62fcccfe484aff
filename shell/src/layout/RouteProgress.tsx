import { useNavigation } from 'react-router-dom';
import styles from './RouteProgress.module.css';

/** A line under the top edge while the next page is on its way; quick pages never show it. */
export function RouteProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={styles.line} aria-hidden="true" />;
}
