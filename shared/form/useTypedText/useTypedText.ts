import { useBothRefs } from '@campus/shared/form/useControl';
import { useState, type ChangeEvent, type Ref } from 'react';
import { useController, useWatch } from 'react-hook-form';

/** How a text that a person types and the value of the form become each other. */
export interface TextFormat {
  /** Never asked about an empty text. */
  read: (text: string) => unknown;
  write: (value: unknown) => string;
  /** Puts separators in while one types; it may not change what was typed. */
  group?: (text: string) => string;
}

interface ShownOptions {
  value: unknown;
  /** What an emptied control gives. */
  empty: unknown;
  onRead: (value: unknown) => void;
}

const isInside = ({ selectionStart, value }: HTMLInputElement) =>
  selectionStart !== null && selectionStart < value.length;
const hasFocus = (input: HTMLInputElement) => input === input.ownerDocument.activeElement;
const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** As typed while one types, in its best shape afterwards. */
export function useShownText(format: TextFormat, { value, empty, onRead }: ShownOptions) {
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  const written = isEmpty(value) ? '' : format.write(value);

  const onChange = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    // Rewriting the text would throw the caret to the end, which is only right where it is already.
    const text = isInside(input) ? input.value : (format.group?.(input.value) ?? input.value);
    const read = text.trim() === '' ? empty : format.read(text);
    setTyped(hasFocus(input) ? { text, value: read } : undefined);
    onRead(read);
  };
  return {
    value: typed && typed.value === value ? typed.text : written,
    onChange,
    onBlur: () => setTyped(undefined),
  };
}

interface Options {
  ref?: Ref<HTMLInputElement>;
  /** An emptied field gives null, which a call reads as «remove», instead of undefined. */
  clearable?: boolean;
}

/** A control of the form whose text is not its value. */
export function useTypedText(name: string, format: TextFormat, { ref, clearable }: Options) {
  const { field } = useController({ name });
  // Not field.value: when somebody empties the field, that falls back to the default value.
  const value: unknown = useWatch({ name });
  const empty = clearable ? null : undefined;
  const text = useShownText(format, { value, empty, onRead: field.onChange });
  const onBlur = () => {
    text.onBlur();
    field.onBlur();
  };
  return { ...text, name, onBlur, ref: useBothRefs(field.ref, ref) };
}
