import type { Uploaded } from '@campus/shared/upload/useUploads';
import { useState } from 'react';
import type { Removed, ListedFile } from './fileRows';

export type ChangeFiles = (change: (files: readonly Uploaded[]) => readonly Uploaded[]) => void;

interface Options {
  onChange: ChangeFiles;
  discard?: (file: Uploaded) => Promise<unknown>;
  /** Takes a row away that goes by itself. */
  hideRow: (hide: () => void) => void;
}

/** What has become of the last file that the server was to delete. */
export interface RemovalNews {
  name: string;
  error?: unknown;
}

const without = (id: string) => (files: readonly Uploaded[]) =>
  files.filter((file) => file.id !== id);

interface Deletion {
  isLeaving: boolean;
  error?: unknown;
}

/** Takes a file out so that it can come back, or has the server delete it where it must. */
export function useRemoval({ onChange, discard, hideRow }: Options) {
  const [removed, setRemoved] = useState<Removed>();
  /** By the id of the file: several may be on their way out at once. */
  const [deletions, setDeletions] = useState<Readonly<Record<string, Deletion | undefined>>>({});
  const [news, setNews] = useState<RemovalNews>();
  const put = (id: string, deletion?: Deletion) =>
    setDeletions((all) => ({ ...all, [id]: deletion }));

  async function destroy(file: Uploaded) {
    const { id, name } = file;
    put(id, { isLeaving: true });
    setNews(undefined);
    try {
      await discard?.(file);
      hideRow(() => onChange(without(id)));
      put(id);
      setNews({ name });
    } catch (error) {
      put(id, { isLeaving: false, error });
      setNews({ name, error });
    }
  }

  function remove(row: ListedFile, index: number) {
    const { uploaded } = row;
    if (!uploaded) return;
    if (discard) return void destroy(uploaded);
    onChange(without(uploaded.id));
    setRemoved({ row, index });
  }

  function undo({ row: { uploaded }, index }: Removed) {
    if (uploaded) onChange((files) => files.toSpliced(index, 0, uploaded));
    setRemoved(undefined);
  }

  const deletionOf = ({ uploaded }: ListedFile) => uploaded && deletions[uploaded.id];
  return {
    removed,
    news,
    remove,
    undo,
    forget: () => setRemoved(undefined),
    isLeaving: (row: ListedFile) => deletionOf(row)?.isLeaving ?? false,
    errorOf: (row: ListedFile) => deletionOf(row)?.error,
  };
}
