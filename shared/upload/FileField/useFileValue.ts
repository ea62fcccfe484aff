import type { Uploaded } from '@campus/shared/upload/useUploads';
import { useSettled } from '@campus/shared/upload/useSettled';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
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
  const { getValues } = useFormContext();
  const [added, setAdded] = useState<readonly Uploaded[]>([]);
  const { field, onUnsettled, focusRef } = useSettled(name, check);

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

  return { files: idsOf(field.value as Value).map(fileOf), onChange, onUnsettled, focusRef };
}
