import { FieldShell } from '@campus/shared/form/FieldShell';
import { useField, type FieldProps } from '@campus/shared/form/useField';
import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import styles from '../FieldShell/control.module.css';

type Native = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'placeholder'
  | 'maxLength'
  | 'readOnly'
  | 'spellCheck'
  | 'min'
  | 'max'
  | 'step'
  | 'list'
>;

export interface TextFieldProps extends FieldProps, Native {}

export function TextField({ name, label, hint, optional, ...native }: TextFieldProps) {
  const { shell, control } = useField({ name, label, hint, optional });
  const { register } = useFormContext();
  return (
    <FieldShell {...shell}>
      <input type="text" {...native} {...control} {...register(name)} className={styles.control} />
    </FieldShell>
  );
}
