import { storedText } from '@campus/shared/browser/storedText';
import { mediaFile, type MediaFile } from '@campus/shared/contract/files/records';
import { useEffect, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

type Files = readonly MediaFile[];

const known = new Map<string, Files>();
const listeners = new Set<() => void>();
const storedFiles = (key: string) => storedText(`campus.files.${key}`, 'sessionStorage');

function parsed(text: string | null): Files {
  try {
    return z.parse(z.array(mediaFile), JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}

/** Files that were sent from this tab; a reload must find them: their record may not exist yet. */
export const ownFiles = {
  read(key: string): Files {
    const files = known.get(key) ?? parsed(storedFiles(key).read());
    known.set(key, files);
    return files;
  },
  change(key: string, next: (files: Files) => Files) {
    const files = next(ownFiles.read(key));
    known.set(key, files);
    storedFiles(key).write(files.length > 0 ? JSON.stringify(files) : null);
    listeners.forEach((listener) => listener());
  },
  listen: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

const none: Files = [];

/**
 * Files that were sent from this tab to one place, and how to keep another or forget one. `told` are
 * those of the record, once it is made: it knows better of each of them, and of all that are its own.
 */
export function useOwnFiles(key: string, told?: Files) {
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
