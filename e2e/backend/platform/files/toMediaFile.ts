import type { MediaFile } from '@campus/shared/contract/files/records';
import type { mediaFiles } from './fileTables';
import type { FileBucket } from '@campus/shared/contract/files/requests';

/** Where a file is to be had, relative to the site. */
export const fileUrl = ({ bucket, fileName }: { bucket: FileBucket; fileName: string }) =>
  `/api/files/${bucket}/${fileName}`;

type Row = typeof mediaFiles.$inferSelect;

export const toMediaFile = (row: Row): MediaFile => ({
  ...row,
  url: fileUrl(row),
  createdAt: row.createdAt.toISOString(),
});
