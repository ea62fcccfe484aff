import { FormFields } from '@campus/shared/form/FormFields';
import { useContext, useEffect, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** Schemas and the server speak in codes; this words them. */
export function useErrorText() {
  const { t } = useTranslation('shared');
  return (code: string | undefined) => t([`error.${code}`, 'error.INVALID'], { ns: 'shared' });
}

export interface FieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  /** What to write here, said where it is left empty. */
  missing?: string | undefined;
}

/** The wiring of one field: ids, error text and what assistive technology is told. */
export function useField(props: FieldProps & { limit?: number }) {
  const { name, label, hint, optional, missing, limit } = props;
  const { formId, introduce } = useContext(FormFields);
  const { control, getFieldState } = useFormContext();
  const formState = useFormState({ control, name });
  const errorText = useErrorText();
  const { error: found } = getFieldState(name, formState);
  const isMissing = found?.message === 'REQUIRED' && missing;
  const error = found && (isMissing || errorText(found.message));
  const id = `${formId}-${name}`;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const counterId = limit === undefined ? undefined : `${id}-counter`;

  useEffect(() => {
    if (typeof label === 'string') introduce(name, { label, missing });
  }, [introduce, name, label, missing]);

  return {
    shell: { id, hintId, errorId, label, hint, error, optional },
    control: {
      id,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': [errorId, hintId, counterId].filter(Boolean).join(' ') || undefined,
    },
    counterId,
  };
}
