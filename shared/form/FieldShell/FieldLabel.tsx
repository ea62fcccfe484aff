import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FieldShell.module.css';

/** The words of a label, and that one may leave the field empty. */
export function FieldLabel({ label, optional }: { label: ReactNode; optional?: boolean }) {
  const { t } = useTranslation('shared');
  return (
    <>
      {label}
      {optional && <span className={styles.optional}> {t('form.optional')}</span>}
    </>
  );
}
