import type { ComponentPropsWithRef } from 'react';
import styles from './Column.module.css';

type Span = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

interface ColumnProps extends Omit<ComponentPropsWithRef<'div'>, 'className'> {
  as?: 'div' | 'section' | 'aside' | 'li';
  /** How many of the twelve it takes: always, from 640 px, from 1024 px. */
  span?: Span;
  from640?: Span;
  from1024?: Span;
}

export function Column({ as = 'div', span = 12, from640, from1024, ...rest }: ColumnProps) {
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={styles.column}
      data-span={span}
      data-from640={from640}
      data-from1024={from1024}
    />
  );
}
