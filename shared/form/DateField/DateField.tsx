import { FieldShell } from '@campus/shared/form/FieldShell';
import { useField, type FieldProps } from '@campus/shared/form/useField';
import type { Ref } from 'react';
import { useTypedText } from '../useTypedText/useTypedText';
import { DayCalendar } from './CalendarButton';
import { DayInput } from './DayInput';
import { useDay, useDayFormat } from './useDay';

export interface DateFieldProps extends FieldProps {
  ref?: Ref<HTMLInputElement>;
  /** Bounds of the calendar; what is typed is for the schema to refuse. */
  min?: string;
  max?: string;
  /** The day that the calendar marks; in Moscow it is now. */
  today?: string;
  autoComplete?: 'bday' | 'off';
  readOnly?: boolean;
  /** An emptied field gives null, which a call reads as «remove», instead of undefined. */
  clearable?: boolean;
}

/** A day, typed in any usual shape or chosen in a calendar; the form gets `2026-03-05`. */
export function DateField(props: DateFieldProps) {
  const { ref, name, label, hint, optional, missing, min, max, today, clearable, ...input } = props;
  const { shell, control } = useField({ name, label, hint, optional, missing });
  const text = useTypedText(name, useDayFormat(max), { ref, clearable });
  const [day, setDay] = useDay(name);
  return (
    <FieldShell {...shell}>
      <DayInput {...input} {...control} {...text}>
        {!input.readOnly && (
          <DayCalendar value={day} min={min} max={max} today={today} onChange={setDay} />
        )}
      </DayInput>
    </FieldShell>
  );
}
