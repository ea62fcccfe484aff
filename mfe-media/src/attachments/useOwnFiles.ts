import type { MediaFile } from '@campus/shared/contract/files/records';
import { useEffect, useSyncExternalStore } from 'react';
import { ownFiles } from './ownFiles';

const none: readonly MediaFile[] = [];

/**
 * Files that were sent from this tab to one place, and how to keep another or forget one. `told` are
 * those of the record, once it is made: it knows better of each of them, and of all that are its own.
 */
export function useOwnFiles(key: string, told?: readonly MediaFile[]) {
  const own = useSyncExternalStore(
    ownFiles.listen,
    () => ownFiles.read(key),
    () => none,
  );
  useEffect(() => {
    if (!told) return;
    const isStale = (file: MediaFile) =>
      file.subjectId === key || told.some(({ id }) => id === file.id);
    if (ownFiles.read(key).some(isStale))
      ownFiles.change(key, (files) => files.filter((file) => !isStale(file)));
  }, [key, told]);
  /** A new one, or what is known of it now. */
  const keep = (file: MediaFile) =>
    ownFiles.change(key, (files) =>
      files.some(({ id }) => id === file.id)
        ? files.map((one) => (one.id === file.id ? file : one))
        : [...files, file],
    );
  const forget = (id: string) =>
    ownFiles.change(key, (files) => files.filter((file) => file.id !== id));
  return { own, keep, forget };
}
