import { FormFields } from '@campus/shared/form/FormFields';
import { useErrorText } from '@campus/shared/form/useErrorText';
import { useContext, useEffect, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

export interface FieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  /** What to do where it is left empty: “Enter a title”. */
  whenEmpty?: string | undefined;
}

/** The wiring of one field: ids, error text and what assistive technology is told. */
export function useField({ name, label, hint, optional, whenEmpty }: FieldProps) {
  const { formId, introduce } = useContext(FormFields);
  const { control, getFieldState } = useFormContext();
  const formState = useFormState({ control, name });
  const errorText = useErrorText();
  const { error: found } = getFieldState(name, formState);
  const error = found && errorText(found.message, whenEmpty);
  const id = `${formId}-${name}`;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;

  useEffect(() => {
    if (typeof label === 'string') introduce(name, label, whenEmpty);
  }, [introduce, name, label, whenEmpty]);

  return {
    shell: { id, hintId, errorId, label, hint, error, optional },
    control: {
      id,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    },
  };
}
