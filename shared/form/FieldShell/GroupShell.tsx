import type { useField } from '@campus/shared/form/useField';
import type { ReactNode, Ref } from 'react';
import { FieldError } from './FieldError';
import { FieldLabel } from './FieldLabel';
import styles from './FieldShell.module.css';

interface GroupShellProps {
  ref?: Ref<HTMLFieldSetElement>;
  role: 'group' | 'radiogroup';
  field: ReturnType<typeof useField>;
  children: ReactNode;
}

/** The same as FieldShell around several controls that answer one question. */
export function GroupShell({ ref, role, field: { shell, control }, children }: GroupShellProps) {
  return (
    <fieldset
      ref={ref}
      role={role}
      id={control.id}
      aria-describedby={control['aria-describedby']}
      data-invalid={control['aria-invalid']}
      aria-invalid={role === 'radiogroup' ? control['aria-invalid'] : undefined}
      className={styles.group}
    >
      <legend className={styles.legend}>
        <FieldLabel label={shell.label} optional={shell.optional} />
      </legend>
      <div className={styles.field}>
        {shell.hint && (
          <p id={shell.hintId} className={styles.hint}>
            {shell.hint}
          </p>
        )}
        {children}
        <FieldError id={shell.errorId} error={shell.error} />
      </div>
    </fieldset>
  );
}
