import { OTPField } from '@base-ui/react/otp-field';
import { FieldShell } from '@campus/shared/form/FieldShell';
import { useBothRefs } from '@campus/shared/form/useControl';
import { useField, type FieldProps } from '@campus/shared/form/useField';
import { useEffect, type Ref } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import control from '../FieldShell/control.module.css';
import styles from './CodeField.module.css';

interface CodeFieldProps extends FieldProps {
  /** Leads to the first box. */
  ref?: Ref<HTMLInputElement>;
  length?: number;
  /** The last digit sends the form. */
  submitOnComplete?: boolean;
  onComplete?: (code: string) => void;
}

/** A code that the server has refused is of no use any more: the next one is typed into empty boxes. */
function useClearRefused(name: string) {
  const { setValue } = useFormContext();
  const { fieldState, formState } = useController({ name });
  const isRefused = fieldState.error?.type === 'server';
  const { submitCount } = formState;
  useEffect(() => {
    if (isRefused) setValue(name, '');
  }, [isRefused, submitCount, name, setValue]);
}

/** One box per digit; takes a pasted code and the one that the phone offers. */
export function CodeField(props: CodeFieldProps) {
  const { ref, length = 6, submitOnComplete = false, onComplete, ...rest } = props;
  const { t } = useTranslation('shared');
  const { shell, control: aria } = useField(rest);
  const { field } = useController({ name: rest.name });
  const { setValue, clearErrors } = useFormContext();
  useClearRefused(rest.name);
  // It is checked when it is whole: half of it is no mistake yet.
  const change = (code: string) => {
    clearErrors(rest.name);
    setValue(rest.name, code, { shouldDirty: true });
  };
  const firstRef = useBothRefs(field.ref, ref);
  const { id, 'aria-invalid': isInvalid, 'aria-describedby': describedBy } = aria;
  return (
    <FieldShell {...shell}>
      <OTPField.Root
        id={id}
        length={length}
        value={String(field.value ?? '')}
        onValueChange={change}
        onValueComplete={onComplete}
        autoSubmit={submitOnComplete}
        aria-describedby={describedBy}
        className={styles.boxes}
      >
        {Array.from({ length }, (_, index) => (
          <OTPField.Input
            key={index}
            ref={index === 0 ? firstRef : undefined}
            aria-label={index === 0 ? undefined : t('form.digit', { position: index + 1, length })}
            aria-invalid={isInvalid}
            aria-describedby={index === 0 ? describedBy : undefined}
            onBlur={field.onBlur}
            className={`${control.control} ${styles.box}`}
          />
        ))}
      </OTPField.Root>
    </FieldShell>
  );
}
