import { FieldShell } from '@campus/shared/form/FieldShell';
import { useField, type FieldProps } from '@campus/shared/form/useField';
import { FileDrop, type FileDropProps } from '@campus/shared/upload/FileDrop';
import type { Uploaded } from '@campus/shared/upload/useUploads';
import type { Ref } from 'react';
import { useFileValue } from './useFileValue';

type Dropped = Pick<
  FileDropProps,
  'upload' | 'accept' | 'maxSize' | 'maxFiles' | 'discard' | 'disabled'
>;

export interface FileFieldProps extends FieldProps, Dropped {
  /** Those that the record has already: the value is only their ids. */
  known?: readonly Uploaded[];
  ref?: Ref<HTMLInputElement>;
}

/** Files of a form: one id or null, or a list of ids where more than one may be added. */
export function FileField(props: FileFieldProps) {
  const { name, label, hint, optional, missing, known, ref, ...rest } = props;
  const { shell, control } = useField({ name, label, hint, optional, missing });
  const { focusRef, ...value } = useFileValue({ name, known, isMany: (rest.maxFiles ?? 1) > 1 });
  return (
    <FieldShell {...shell} ref={focusRef}>
      <FileDrop {...rest} {...control} {...value} ref={ref} />
    </FieldShell>
  );
}
