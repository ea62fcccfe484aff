import { FieldShell } from '@campus/shared/form/FieldShell';
import { useField, type FieldProps } from '@campus/shared/form/useField';
import type { Upload, Uploaded } from '@campus/shared/upload/useUploads';
import type { Ref } from 'react';
import { useFileValue } from '../FileField/useFileValue';
import { PhotoPicker } from './PhotoPicker';
import type { Size } from './frameOf';

interface PhotoFieldProps extends FieldProps {
  upload: Upload;
  /** The photo that the record has already: the value is only its id. */
  known?: Uploaded;
  /** Width by height; the card's unless said otherwise. */
  aspect?: number;
  /** The fewest pixels of the frame. */
  min?: Size;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const portrait = { width: 600, height: 800 };

/** One photo of a form, framed before it is sent; the value is its id or null. */
export function PhotoField(props: PhotoFieldProps) {
  const { name, label, hint, optional, known, aspect = 3 / 4, min = portrait, ...rest } = props;
  const { shell, control } = useField({ name, label, hint, optional });
  const { focusRef, files, ...value } = useFileValue({
    name,
    known: known && [known],
    isMany: false,
  });
  return (
    <FieldShell {...shell} ref={focusRef}>
      <PhotoPicker {...rest} {...control} {...value} photo={files[0]} aspect={aspect} min={min} />
    </FieldShell>
  );
}
