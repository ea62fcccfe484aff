import type { ComponentPropsWithRef } from 'react';
import styles from './Surface.module.css';

interface SurfaceProps extends Omit<ComponentPropsWithRef<'div'>, 'className'> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'header' | 'footer';
  padding?: 'none' | 's' | 'm' | 'l';
  /** Lifts under the pointer; the link inside is a <TextLink cover>. */
  interactive?: boolean;
  tone?: 'plain' | 'accent' | 'sunken';
}

export function Surface(props: SurfaceProps) {
  const { as = 'div', padding = 'm', interactive, tone = 'plain', ...rest } = props;
  // The elements differ in name only, and a union of them has no common ref type.
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={styles.surface}
      data-padding={padding}
      data-tone={tone}
      data-interactive={interactive || undefined}
    />
  );
}
