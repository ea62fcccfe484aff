import type { FileBucket } from '@campus/shared/contract/files/requests';

/** Where a file is to be had, relative to the site. */
export const fileUrl = ({ bucket, fileName }: { bucket: FileBucket; fileName: string }) =>
  `/api/files/${bucket}/${fileName}`;
