import type { ComponentPropsWithRef } from 'react';
import styles from './Grid.module.css';

interface GridProps extends Omit<ComponentPropsWithRef<'div'>, 'className'> {
  as?: 'div' | 'section' | 'ul' | 'ol';
  /** As many equal columns as fit, none narrower than 200, 320 or 400 px. */
  min?: 's' | 'm' | 'l';
}

/** Twelve columns for <Column>s; with `min`, an even wall of cards. */
export function Grid({ as = 'div', min, ...rest }: GridProps) {
  const Element = as as 'div';
  return <Element {...rest} className={styles.grid} data-min={min} />;
}
