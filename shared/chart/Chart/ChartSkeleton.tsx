import { Skeleton } from '@campus/shared/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import styles from './ChartSkeleton.module.css';

const shape = ['38%', '54%', '46%', '70%', '62%', '84%', '58%'];

export function ChartSkeleton({ height }: { height: number }) {
  const { t } = useTranslation('shared');
  return (
    <div className={styles.shape} style={{ height }} aria-busy="true">
      <p role="status" className="visually-hidden">
        {t('loading')}
      </p>
      {shape.map((part) => (
        <Skeleton key={part} height={part} />
      ))}
    </div>
  );
}
