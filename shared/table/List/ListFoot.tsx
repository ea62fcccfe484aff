import { Pagination } from '@campus/shared/ui/Pagination';
import { useTranslation } from 'react-i18next';
import styles from './List.module.css';
import { sizes, type ListAddress } from './useListAddress';

interface ListFootProps {
  total: number;
  address: ListAddress;
}

/** Pages and how long they are; a list that fits the shortest page has neither. */
export function ListFoot({ total, address }: ListFootProps) {
  const { t } = useTranslation('shared');
  const { skip, size } = address.page;
  if (total <= Number(sizes[0])) return null;
  return (
    <div className={styles.foot}>
      <Pagination
        total={total}
        skip={skip}
        size={size}
        hrefOf={(next) => address.hrefOfPage({ skip: next })}
      />
      <label className={styles.size}>
        {t('table.size')}
        <select
          className={styles.sizes}
          value={String(size)}
          onChange={({ target }) => address.setSize(target.value)}
        >
          {sizes.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
    </div>
  );
}
