import type { Unsettled } from '@campus/shared/upload/FileDrop';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';

/** A form is not sent while a file of the field is on its way, or has failed. */
export function useSettled(name: string, check?: () => unknown) {
  const { trigger, formState } = useFormContext();
  const [unsettled, onUnsettled] = useState<Unsettled | 'PHOTO_OPEN'>();
  const validate = async () => unsettled ?? ((await check?.()) as string | undefined) ?? true;
  const { field } = useController({ name, rules: { validate } });
  const { isSubmitted } = formState;

  // What was said of a file on its way must not outlive its arrival; the server's words may.
  const judged = useRef(unsettled);
  useEffect(() => {
    if (judged.current === unsettled) return;
    judged.current = unsettled;
    if (isSubmitted) void trigger(name);
  }, [isSubmitted, unsettled, trigger, name]);

  const { ref } = field;
  const focusRef = useCallback(
    (root: HTMLElement | null) => {
      const first = () => root?.querySelector<HTMLElement>('input, button');
      // The input is not there while there is no room for another file.
      ref(root && { focus: () => first()?.focus() });
    },
    [ref],
  );
  return { field, onUnsettled, focusRef };
}
