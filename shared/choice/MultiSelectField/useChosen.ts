import type { Choice } from '@campus/shared/choice/useChoices';
import { useState } from 'react';
import { useController } from 'react-hook-form';

interface Options {
  name: string;
  options?: readonly Choice[];
  selected?: readonly Choice[];
}

/** The form knows values only: their names come from the list, or from when they were chosen. */
export function useChosen({ name, options = [], selected = [] }: Options) {
  const { field } = useController({ name });
  const [picked, setPicked] = useState<readonly Choice[]>([]);
  const known = new Map([...selected, ...picked, ...options].map((one) => [one.value, one]));
  const values = (field.value ?? []) as readonly string[];
  return {
    chosen: values.map((value) => known.get(value) ?? { value, label: value }),
    setChosen: (next: readonly Choice[]) => {
      setPicked([...known.values(), ...next]);
      field.onChange(next.map(({ value }) => value));
    },
    formRef: field.ref,
    onBlur: field.onBlur,
  };
}
