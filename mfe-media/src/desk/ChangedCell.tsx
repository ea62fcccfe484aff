import { useFormat } from '@campus/shared/format/useFormat';
import styles from './Lines.module.css';
import type { ContentRow } from './ContentRow';

interface ChangedCellProps {
  row: ContentRow;
}

/** When a record was saved last and by whom. */
export function ChangedCell({ row: { staff } }: ChangedCellProps) {
  const { shortDate, time } = useFormat();
  if (!staff) return null;
  return (
    <span className={styles.lines}>
      <span className={styles.line}>
        {shortDate(staff.updatedAt)}, {time(staff.updatedAt)}
      </span>
      {staff.updatedBy && <span className={styles.minor}>{staff.updatedBy.name}</span>}
    </span>
  );
}
