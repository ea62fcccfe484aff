import type { Item, Uploaded } from '@campus/shared/upload/useUploads';

export interface ListedFile {
  key: string;
  name: string;
  size?: number;
  mime?: string;
  url?: string;
  file?: File;
  state: Item['state'] | 'removed';
  progress: number;
  error?: unknown;
  isOffline?: boolean;
  uploaded?: Uploaded;
}

/** A file that was taken out and may come back to its place. */
export interface Removed {
  row: ListedFile;
  index: number;
}

const rowOfItem = (item: Item): ListedFile => ({
  ...item,
  name: item.uploaded?.name ?? item.file.name,
  size: item.file.size,
  mime: item.file.type,
  url: item.uploaded?.url,
});

const rowOfFile = (file: Uploaded): ListedFile => ({
  ...file,
  key: file.id,
  state: 'done',
  progress: 1,
  uploaded: file,
});

/** Those that were there, then those of this visit in the order of choosing, wherever they are. */
export function fileRows(
  files: readonly Uploaded[],
  items: readonly Item[],
  removed?: Removed,
): ListedFile[] {
  const isKept = (id?: string) => files.some((file) => file.id === id);
  const isOwn = ({ id }: Uploaded) => items.some(({ uploaded }) => uploaded?.id === id);
  const rows = [
    ...files.filter((file) => !isOwn(file)).map(rowOfFile),
    ...items
      .filter(({ state, uploaded }) => state !== 'done' || isKept(uploaded?.id))
      .map(rowOfItem),
  ];
  if (removed && !isKept(removed.row.uploaded?.id))
    rows.splice(removed.index, 0, { ...removed.row, state: 'removed' });
  return rows;
}
