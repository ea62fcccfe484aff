import type { WindowForm } from '@campus/shared/record/RecordWindow';
import { useFormWindow } from '@campus/shared/record/useFormWindow';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';

interface FormOfNew<E> extends WindowForm {
  /** As somebody has typed it in the field. */
  name: string;
  /** The window asks before unsaved words are closed. */
  guard: false;
  onDone: (made: E) => void;
}

interface Options<E extends { id: string }> {
  field: string;
  /** Of the window. */
  title: string;
  form: (own: FormOfNew<E>) => ReactNode;
  /** Adds it to the choices of the field. */
  add: (made: E) => void;
  /** The value of the field with it. */
  valueWith: (id: string) => unknown;
}

/** A window for what a field does not offer yet; what is made in it is chosen at once. */
export function useNewEntry<E extends { id: string }>(options: Options<E>) {
  const { field, title, form, add, valueWith } = options;
  const { setValue } = useFormContext();
  return useFormWindow<string>({
    title: () => title,
    form: (name, { onDone, ...own }) =>
      form({
        ...own,
        name,
        guard: false,
        onDone: (made) => {
          add(made);
          setValue(field, valueWith(made.id), { shouldDirty: true, shouldValidate: true });
          onDone();
        },
      }),
  });
}
