import { storedText } from '@campus/shared/browser/storedText';
import { mediaFile, type MediaFile } from '@campus/shared/contract/files/records';
import * as z from 'zod/mini';

type Files = readonly MediaFile[];

const known = new Map<string, Files>();
const listeners = new Set<() => void>();
const keptUnder = (key: string) => storedText(`campus.files.${key}`, 'sessionStorage');

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
    const files = known.get(key) ?? parsed(keptUnder(key).read());
    known.set(key, files);
    return files;
  },
  change(key: string, next: (files: Files) => Files) {
    const files = next(ownFiles.read(key));
    known.set(key, files);
    keptUnder(key).write(files.length > 0 ? JSON.stringify(files) : null);
    listeners.forEach((listener) => listener());
  },
  listen: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
