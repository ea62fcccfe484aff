import type { ReactNode, Ref } from 'react';
import { FieldError } from './FieldError';
import { FieldLabel } from './FieldLabel';
import styles from './FieldShell.module.css';

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
