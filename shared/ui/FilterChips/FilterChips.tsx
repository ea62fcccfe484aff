import { Icon } from '@campus/shared/ui/Icon';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './FilterChips.module.css';

interface FilterChip {
  key: string;
  text: string;
  /** The list without this condition. */
  to: string;
}

interface FilterChipsProps {
  ref?: Ref<HTMLUListElement>;
  chips: readonly FilterChip[];
  resetTo: string;
  /** A chip goes away with its condition: the focus needs another place. */
  onRemove: () => void;
}

/** What a list is narrowed by, each with a cross; every one is an address. */
export function FilterChips({ ref, chips, resetTo, onRemove }: FilterChipsProps) {
  const { t } = useTranslation('shared');
  if (chips.length === 0) return null;
  return (
    <ul ref={ref} className={styles.chips} aria-label={t('table.chips')}>
      {chips.map(({ key, text, to }) => (
        <li key={key} className={styles.item}>
          <Link to={to} className={styles.chip} onClick={onRemove} preventScrollReset>
            <span className={styles.text}>{text}</span>
            <span className="visually-hidden">, {t('table.remove')}</span>
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      <li className={styles.item}>
        <Link to={resetTo} className={styles.reset} onClick={onRemove} preventScrollReset>
          {t('table.reset')}
        </Link>
      </li>
    </ul>
  );
}
