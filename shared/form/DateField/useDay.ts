import { useFormContext, useFormState, useWatch } from 'react-hook-form';

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
