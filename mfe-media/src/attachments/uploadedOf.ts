import type { MediaFile } from '@campus/shared/contract/files/records';
import type { Uploaded } from '@campus/shared/upload/useUploads';

/** A file as the fields of the kit know it. */
export const uploadedOf = ({ id, originalName, url, size, mime }: MediaFile): Uploaded => ({
  id,
  name: originalName,
  url,
  size,
  mime,
});
