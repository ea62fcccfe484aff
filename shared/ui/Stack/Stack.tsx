import type { ComponentPropsWithRef } from 'react';
import styles from './Stack.module.css';

interface StackProps extends Omit<ComponentPropsWithRef<'div'>, 'className'> {
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'header' | 'footer';
  /** Steps of 4 px. */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12;
  direction?: 'column' | 'row';
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  justify?: 'start' | 'between' | 'end' | 'center';
}

/** One after another with an even gap; a row wraps. */
export function Stack(props: StackProps) {
  const { as = 'div', gap = 4, direction = 'column', align, justify, ...rest } = props;
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={styles.stack}
      data-gap={gap}
      data-direction={direction}
      data-align={align}
      data-justify={justify}
    />
  );
}
