import { useState, type ChangeEvent } from 'react';

/** How a text that a person types and the value of the form become each other. */
export interface TextFormat {
  /** Never asked about an empty text. */
  read: (text: string) => unknown;
  write: (value: unknown) => string;
  /** Puts separators in while one types; it may not change what was typed. */
  group?: (text: string) => string;
}

interface Options {
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
export function useShownText(format: TextFormat, { value, empty, onRead }: Options) {
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
