import type { CallOutput } from '@campus/shared/contract/call';
import type { filterUsers } from '@campus/shared/contract/users';
import { Pagination } from '@campus/shared/ui/Pagination';
import { useTranslation } from 'react-i18next';
import styles from './UserList.module.css';
import { UserTable } from './UserTable';

interface UserListProps {
  page: CallOutput<typeof filterUsers>;
  /** The answer to an earlier filter, while the new one is on its way. */
  isStale: boolean;
  hrefOf: (skip: number) => string;
}

export function UserList({ page, isStale, hrefOf }: UserListProps) {
  const { t } = useTranslation('admin-users');
  const { items, total, skip, size } = page;
  return (
    <div className={styles.list} aria-busy={isStale} data-stale={isStale || undefined}>
      <p className={styles.total} role="status">
        {t('total', { count: total })}
      </p>
      <UserTable users={items} />
      {total > size && <Pagination total={total} skip={skip} size={size} hrefOf={hrefOf} />}
    </div>
  );
}
