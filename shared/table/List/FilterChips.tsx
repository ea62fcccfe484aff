import { Icon } from '@campus/shared/ui/Icon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './FilterChips.module.css';
import type { FilterChip } from './useChips';
import type { ListAddress } from './useListAddress';

interface FilterChipsProps {
  chips: readonly FilterChip[];
  address: ListAddress;
  /** A chip goes away with its condition: the focus needs another place. */
  onRemove: () => void;
}

/** What is set, each with a cross; every one is an address. */
export function FilterChips({ chips, address, onRemove }: FilterChipsProps) {
  const { t } = useTranslation('shared');
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('table.chips')}>
      {chips.map(({ key, text, change }) => (
        <li key={key} className={styles.item}>
          <Link
            to={address.hrefOfParts(change)}
            className={styles.chip}
            onClick={onRemove}
            preventScrollReset
          >
            <span className={styles.text}>{text}</span>
            <span className="visually-hidden">, {t('table.remove')}</span>
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      <li className={styles.item}>
        <Link to={address.resetHref} className={styles.reset} onClick={onRemove} preventScrollReset>
          {t('table.reset')}
        </Link>
      </li>
    </ul>
  );
}
