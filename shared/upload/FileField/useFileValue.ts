import type { Unsettled } from '@campus/shared/upload/FileDrop';
import type { Uploaded } from '@campus/shared/upload/useUploads';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

interface Options {
  name: string;
  known?: readonly Uploaded[];
  isMany: boolean;
  /** What else keeps the form from being sent, as a code. */
  check?: () => unknown;
}

type Value = string | readonly string[] | null | undefined;

const idsOf = (value: Value) =>
  (typeof value === 'string' ? [value] : (value ?? [])).filter(Boolean);

/** The form keeps ids; what the files are called is remembered here. */
export function useFileValue({ name, known = [], isMany, check }: Options) {
  const { t } = useTranslation('shared');
  const { getValues, trigger, formState } = useFormContext();
  const [unsettled, setUnsettled] = useState<Unsettled | 'PHOTO_OPEN'>();
  const [added, setAdded] = useState<readonly Uploaded[]>([]);
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

  const fileOf = (id: string): Uploaded =>
    [...known, ...added].find((file) => file.id === id) ?? { id, name: t('upload.unnamed') };

  const onChange = (change: (files: readonly Uploaded[]) => readonly Uploaded[]) => {
    // Two may arrive before the next render: the form knows of both.
    const files = change(idsOf(getValues(name) as Value).map(fileOf));
    const ids = files.map(({ id }) => id);
    setAdded((before) => [
      ...before,
      ...files.filter(({ id }) => !before.some((file) => file.id === id)),
    ]);
    field.onChange(isMany ? ids : (ids[0] ?? null));
  };

  const { ref } = field;
  const focusRef = useCallback(
    (root: HTMLElement | null) => {
      const first = () => root?.querySelector<HTMLElement>('input, button');
      // The input is not there while there is no room for another file.
      ref(root && { focus: () => first()?.focus() });
    },
    [ref],
  );
  return {
    files: idsOf(field.value as Value).map(fileOf),
    onChange,
    onUnsettled: setUnsettled,
    focusRef,
  };
}
