import type { Ref } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useBothRefs } from '../useControl/useBothRefs';
import { useShownText, type TextFormat } from './useShownText';

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
