import { FieldError } from '@campus/shared/form/FieldShell';
import { useControl } from '@campus/shared/form/useControl';
import { useField, type FieldProps } from '@campus/shared/form/useField';
import type { Ref } from 'react';
import box from '../FieldShell/box.module.css';
import styles from './CheckboxField.module.css';

interface CheckboxFieldProps extends Omit<FieldProps, 'optional'> {
  ref?: Ref<HTMLInputElement>;
}

/** Never ticked beforehand where it means consent. */
export function CheckboxField({ ref, ...props }: CheckboxFieldProps) {
  const { shell, control } = useField(props);
  const registered = useControl(props.name, ref);
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <input type="checkbox" {...control} {...registered} className={box.box} />
        <label htmlFor={shell.id} className={styles.label}>
          {shell.label}
        </label>
      </div>
      {shell.hint && (
        <p id={shell.hintId} className={styles.hint}>
          {shell.hint}
        </p>
      )}
      <FieldError id={shell.errorId} error={shell.error} />
    </div>
  );
}
