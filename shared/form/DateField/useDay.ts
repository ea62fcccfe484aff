import { today, yearsAfter } from '@campus/shared/contract/days';
import { useFormat } from '@campus/shared/format/useFormat';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { TextFormat } from '../useTypedText/useTypedText';
import { isDay, typedDay } from '@campus/shared/form/typedDay';

/** A day of the form for a calendar: read, and set as if somebody had typed it. */
export function useDay(name: string) {
  const { control, setValue } = useFormContext();
  const { isSubmitted } = useFormState({ control });
  const value: unknown = useWatch({ control, name });
  const day = typeof value === 'string' ? value : undefined;
  const setDay = (next: string | undefined) =>
    setValue(name, next, { shouldDirty: true, shouldTouch: true, shouldValidate: isSubmitted });
  return [day, setDay] as const;
}

/** A day for the form, «05.03.2026» for the person; what is no date stays as typed, for the schema to refuse. */
export function useDayFormat(max: string | undefined): TextFormat {
  const { shortDate } = useFormat();
  return {
    read: (text) => typedDay(text, max ?? yearsAfter(today(), 20)) ?? text.trim(),
    write: (value) => (isDay(String(value)) ? shortDate(String(value)) : String(value)),
  };
}
