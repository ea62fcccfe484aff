import { FieldShell } from '@campus/shared/form/FieldShell';
import { useField, type FieldProps } from '@campus/shared/form/useField';
import type { ComponentProps, Ref } from 'react';
import control from '../FieldShell/control.module.css';
import { useTypedText, type TextFormat } from './useTypedText';

export interface TypedFieldProps extends FieldProps {
  ref?: Ref<HTMLInputElement>;
  readOnly?: boolean;
  /** An emptied field gives null, which a call reads as «remove», instead of undefined. */
  clearable?: boolean;
}

type Native = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete'>;

interface TypedTextFieldProps extends TypedFieldProps, Native {
  format: TextFormat;
  /** A unit at the end of the control. */
  suffix?: string;
}

/** A line of figures: one shape for the person, another for the contract. */
export function TypedTextField(props: TypedTextFieldProps) {
  const { format, suffix, ref, clearable, name, label, hint, optional, missing, ...native } = props;
  const { shell, control: aria } = useField({ name, label, hint, optional, missing });
  const text = useTypedText(name, format, { ref, clearable });
  const suffixId = suffix && `${shell.id}-suffix`;
  const describedBy = [aria['aria-describedby'], suffixId].filter(Boolean).join(' ');
  return (
    <FieldShell {...shell}>
      <span className={control.frame}>
        <input
          type="text"
          spellCheck={false}
          {...native}
          {...aria}
          {...text}
          aria-describedby={describedBy || undefined}
          className={`${control.control} tabular`}
        />
        {suffix && (
          <span id={suffixId} className={control.suffix}>
            {suffix}
          </span>
        )}
      </span>
    </FieldShell>
  );
}
