import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './FieldShell.module.css';

/** How much of a limit is used; nothing is cut, the schema refuses. */
export function Counter({ name, limit }: { name: string; limit: number }) {
  const { t } = useTranslation('shared');
  const used = String(useWatch({ name }) ?? '').length;
  const text =
    used > limit ? t('form.tooLong', { count: used - limit }) : t('form.counter', { used, limit });
  return (
    <p className={styles.counter} data-over={used > limit || undefined}>
      {text}
    </p>
  );
}
