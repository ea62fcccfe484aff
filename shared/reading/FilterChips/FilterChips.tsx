import { ChipLink } from '@campus/shared/ui/ChipLink';
import { useId, type Ref } from 'react';
import styles from './FilterChips.module.css';

export interface FilterChip {
  label: string;
  to: string;
  selected: boolean;
}

interface FilterChipsProps {
  ref?: Ref<HTMLElement>;
  label: string;
  chips: readonly FilterChip[];
}

/** One question to a list, and its answers as addresses. */
export function FilterChips({ ref, label, chips }: FilterChipsProps) {
  const id = useId();
  return (
    <nav ref={ref} aria-labelledby={id} className={styles.filter}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <ul className={styles.chips}>
        {chips.map((chip, index) => (
          <li key={index}>
            <ChipLink to={chip.to} selected={chip.selected}>
              {chip.label}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
