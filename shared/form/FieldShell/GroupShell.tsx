import type { useField } from '@campus/shared/form/useField';
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import box from './box.module.css';
import optionStyles from './ChoiceOption.module.css';
import { FieldError, FieldLabel } from './FieldShell';
import styles from './FieldShell.module.css';

export interface GroupOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
}

interface ChoiceOptionProps extends Omit<ComponentPropsWithRef<'input'>, 'className'> {
  type: 'radio' | 'checkbox';
  id: string;
  choice: GroupOption;
}

/** One answer; all of it can be pressed, and only its label is its name. */
export function ChoiceOption({ id, choice: { value, label, hint }, ...input }: ChoiceOptionProps) {
  return (
    <label className={optionStyles.option}>
      <input
        {...input}
        value={value}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={box.box}
      />
      <span className={optionStyles.words}>
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className={optionStyles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}

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
