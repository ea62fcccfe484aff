import type { Uploaded } from '@campus/shared/upload/useUploads';
import { useSettled } from '@campus/shared/upload/useSettled';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

interface Options {
  name: string;
  known?: Uploaded;
  /** What else keeps the form from being sent, as a code. */
  check?: () => unknown;
}

type Value = string | null | undefined;

/** The form keeps the id of one file; what it is called is remembered here. */
export function useFileValue({ name, known, check }: Options) {
  const { t } = useTranslation('shared');
  const { getValues } = useFormContext();
  const [added, setAdded] = useState<readonly Uploaded[]>([]);
  const { field, onUnsettled, focusRef } = useSettled(name, check);

  const fileOf = (id: string): Uploaded =>
    [known, ...added].find((file) => file?.id === id) ?? { id, name: t('upload.unnamed') };
  const filesOf = (id: Value) => (id ? [fileOf(id)] : []);

  const onChange = (change: (files: readonly Uploaded[]) => readonly Uploaded[]) => {
    // A change may come before the next render: the form knows of the one before.
    const files = change(filesOf(getValues(name) as Value));
    setAdded((before) => [
      ...before,
      ...files.filter(({ id }) => !before.some((file) => file.id === id)),
    ]);
    field.onChange(files[0]?.id ?? null);
  };

  return { files: filesOf(field.value as Value), onChange, onUnsettled, focusRef };
}
