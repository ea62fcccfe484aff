import { FieldShell } from '@campus/shared/form/FieldShell';
import { useField, type FieldProps } from '@campus/shared/form/useField';
import type { Upload, Uploaded } from '@campus/shared/upload/useUploads';
import type { Ref } from 'react';
import { useFileValue } from '../FileField/useFileValue';
import { PhotoPicker } from './PhotoPicker';
import type { PictureFormat } from './cropPicture';
import type { PictureName } from './PictureName';
import type { Size } from './frameOf';

interface PhotoFieldProps extends FieldProps {
  upload: Upload;
  /** What its words call it; a photo unless said otherwise. */
  what?: PictureName;
  /** The photo that the record has already: the value is only its id. */
  known?: Uploaded;
  /** Width by height; the card's unless said otherwise. */
  aspect?: number;
  /** The fewest pixels of the frame. */
  min?: Size;
  /** The most pixels that are sent. */
  most?: Size;
  /** A logo may be transparent; a photo becomes a JPEG. */
  format?: PictureFormat;
  /** One that may be replaced, but not taken out. */
  required?: boolean;
  /** What else keeps the form from being sent, as a code. */
  check?: () => unknown;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const portrait = { width: 600, height: 800 };
const card = { width: 1200, height: 1600 };

/** One photo of a form, framed before it is sent; the value is its id or null. */
export function PhotoField(props: PhotoFieldProps) {
  const { name, label, hint, optional, known, check, ...rest } = props;
  const { aspect = 3 / 4, min = portrait, most = card } = rest;
  const frame = { aspect, min, most };
  const { shell, control } = useField({ name, label, hint, optional });
  const { focusRef, files, ...value } = useFileValue({
    name,
    known: known && [known],
    isMany: false,
    check,
  });
  return (
    <FieldShell {...shell} ref={focusRef}>
      <PhotoPicker {...rest} {...control} {...value} photo={files[0]} {...frame} />
    </FieldShell>
  );
}
