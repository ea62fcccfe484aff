import { Counter, FieldShell } from '@campus/shared/form/FieldShell';
import { useControl } from '@campus/shared/form/useControl';
import { useField, type FieldProps } from '@campus/shared/form/useField';
import type { Ref } from 'react';
import control from '../FieldShell/control.module.css';
import styles from './TextAreaField.module.css';

interface TextAreaFieldProps extends FieldProps {
  ref?: Ref<HTMLTextAreaElement>;
  rows?: number;
  /** Counts, but does not cut what is pasted: the schema refuses. */
  limit?: number;
  placeholder?: string;
  readOnly?: boolean;
  /** A listbox of what may be put into the text, while it is open, and the option the keys are on. */
  list?: { id: string; active: string | undefined } | undefined;
}

export function TextAreaField(props: TextAreaFieldProps) {
  const { ref, name, rows = 5, limit, placeholder, readOnly, list, ...rest } = props;
  const field = useField({ name, limit, ...rest });
  const registered = useControl(name, ref);
  return (
    <FieldShell {...field.shell}>
      <textarea
        {...field.control}
        {...registered}
        rows={rows}
        data-short={rows < 3 || undefined}
        placeholder={placeholder}
        readOnly={readOnly}
        aria-autocomplete={list && 'list'}
        aria-controls={list?.id}
        aria-activedescendant={list?.active}
        className={`${control.control} ${styles.area}`}
      />
      {limit !== undefined && <Counter id={field.counterId} name={name} limit={limit} />}
    </FieldShell>
  );
}
