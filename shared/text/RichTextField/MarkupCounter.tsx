import { useTranslation } from 'react-i18next';
import styles from './MarkupCounter.module.css';

interface MarkupCounterProps {
  used: number;
  limit: number;
}

export function MarkupCounter({ used, limit }: MarkupCounterProps) {
  const { t } = useTranslation('shared');
  const isOver = used > limit;
  return (
    <p className={styles.counter} data-over={isOver || undefined}>
      {isOver ? t('form.tooLong', { count: used - limit }) : t('form.counter', { used, limit })}
    </p>
  );
}
