import { Icon } from '@campus/shared/ui/Icon';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import styles from './ChipLink.module.css';

interface ChipLinkProps {
  to: string;
  selected: boolean;
  ref?: Ref<HTMLAnchorElement>;
  children: ReactNode;
}

/** A filter that is an address; the page stays where it was scrolled to. */
export function ChipLink({ to, selected, ref, children }: ChipLinkProps) {
  return (
    <Link
      ref={ref}
      to={to}
      className={styles.chip}
      aria-current={selected ? 'true' : undefined}
      preventScrollReset
    >
      {selected && <Icon name="check" size={16} />}
      {children}
    </Link>
  );
}
