import { Stack } from '@campus/shared/ui/Stack';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useId, type ReactNode, type Ref } from 'react';
import styles from './Teaser.module.css';

interface TeaserProps {
  ref?: Ref<HTMLDivElement>;
  title: string;
  all: { to: string; label: string };
  children: ReactNode;
}

/** A few of many, and the way to all of them. */
export function Teaser({ ref, title, all, children }: TeaserProps) {
  const heading = useId();
  return (
    <Stack ref={ref} as="section" gap={5} aria-labelledby={heading}>
      <Stack direction="row" justify="between" align="baseline" gap={3}>
        <h2 id={heading}>{title}</h2>
        <span className={styles.all}>
          <TextLink to={all.to}>{all.label}</TextLink>
        </span>
      </Stack>
      <div className={styles.few}>{children}</div>
    </Stack>
  );
}
