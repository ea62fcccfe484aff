import type { ComponentPropsWithRef } from 'react';
import styles from './ProgressBar.module.css';

/** The bar alone, where words beside it say the same; <Progress> brings the words with it. */
export function ProgressBar(props: Omit<ComponentPropsWithRef<'progress'>, 'className'>) {
  return <progress {...props} className={styles.bar} />;
}
