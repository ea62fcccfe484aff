import { Icon } from '@campus/shared/ui/Icon';
import type { ReactNode, Ref } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './FieldShell.module.css';

/** Nothing where there is no error. */
export function FieldError({ id, error }: { id?: string; error?: string }) {
  if (!error) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" size={16} />
      {error}
    </p>
  );
}

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

interface FieldShellProps {
  ref?: Ref<HTMLDivElement>;
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
  const { ref, id, hintId, errorId, label, hint, error, optional, children } = props;
  return (
    <div ref={ref} className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <FieldLabel label={label} optional={optional} />
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** How many characters of a limit are used; nothing is cut, the schema refuses. */
export function Used({ id, used, limit }: { id?: string; used: number; limit: number }) {
  const { t } = useTranslation('shared');
  const isOver = used > limit;
  return (
    <p id={id} className={styles.counter} data-over={isOver || undefined}>
      {isOver ? t('form.tooLong', { count: used - limit }) : t('form.counter', { used, limit })}
      {!isOver && <span className="visually-hidden"> {t('form.counted', { count: limit })}</span>}
    </p>
  );
}

/** How much of a limit a text takes. */
export function Counter({ name, ...rest }: { id?: string; name: string; limit: number }) {
  return <Used {...rest} used={String(useWatch({ name }) ?? '').length} />;
}
