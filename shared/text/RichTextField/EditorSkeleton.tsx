import { Skeleton } from '@campus/shared/ui/Skeleton';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { useTranslation } from 'react-i18next';
import styles from './EditorSkeleton.module.css';

/** The editor’s shape: a row of tools and lines of text. */
export function EditorSkeleton() {
  const { t } = useTranslation('shared');
  return (
    <div className={styles.frame} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('editor.loading')}
      </p>
      <div className={styles.tools}>
        <Skeleton width="min(100%, 38rem)" height={32} />
      </div>
      <div className={styles.text}>
        <SkeletonText lines={4} />
      </div>
    </div>
  );
}
