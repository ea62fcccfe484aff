import type { MediaFile } from '@campus/shared/contract/files/records';
import type { mediaFiles } from './fileTables';
import { fileUrl } from './fileUrl';

type Row = typeof mediaFiles.$inferSelect;

export const toMediaFile = (row: Row): MediaFile => ({
  ...row,
  url: fileUrl(row),
  createdAt: row.createdAt.toISOString(),
});
