import { Icon } from '@campus/shared/ui/Icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FieldShell.module.css';

interface FieldShellProps {
  id: string;
  hintId?: string;
  errorId?: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
  children: ReactNode;
}

/** Label, hint, control and error, in the order in which they are read. */
export function FieldShell(props: FieldShellProps) {
  const { id, hintId, errorId, label, hint, error, optional, children } = props;
  const { t } = useTranslation('shared');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> {t('form.optional')}</span>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
