import { Skeleton } from '@campus/shared/ui/Skeleton';
import styles from './CampusCard.module.css';

/** A card that is on its way: the same size, so that nothing moves when it comes. */
export function CardSkeleton() {
  return (
    <div className={styles.place}>
      <div className={styles.blank}>
        <Skeleton height="100%" radius="l" />
      </div>
    </div>
  );
}
