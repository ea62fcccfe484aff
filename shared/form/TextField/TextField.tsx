import { Counter, FieldShell } from '@campus/shared/form/FieldShell';
import { useControl } from '@campus/shared/form/useControl';
import { useField, type FieldProps } from '@campus/shared/form/useField';
import type { ComponentProps, Ref } from 'react';
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

export interface TextFieldProps extends FieldProps, Native {
  ref?: Ref<HTMLInputElement>;
  /** Counts, but does not cut what is pasted: the schema refuses. */
  limit?: number;
  /** An emptied field gives null, which a call reads as «remove», instead of an empty text. */
  clearable?: boolean;
  /** What the field alone knows is wrong, as a code; what every form of the call asks, its schema says. */
  faultOf?: (text: string) => string | undefined;
}

const nullFrom = (text: unknown) => (text === '' ? null : text);
const clearing = { setValueAs: nullFrom };

export function TextField(props: TextFieldProps) {
  const { ref, name, label, hint, optional, missing, limit, clearable, faultOf, ...native } = props;
  const { shell, control, counterId } = useField({ name, label, hint, optional, missing, limit });
  const checking = faultOf && { validate: faultOf };
  const registered = useControl(name, ref, clearable ? { ...clearing, ...checking } : checking);
  return (
    <FieldShell {...shell}>
      <input type="text" {...native} {...control} {...registered} className={styles.control} />
      {limit !== undefined && <Counter id={counterId} name={name} limit={limit} />}
    </FieldShell>
  );
}
