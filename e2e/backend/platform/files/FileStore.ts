import type { Readable } from 'node:stream';

export interface OpenedFile {
  stream: Readable;
  /** Bytes. */
  size: number;
}

interface StoredName {
  name: string;
  storedAt: Date;
}

/** Where the bytes of files lie, by names that the backend makes itself. */
export interface FileStore {
  /** Keeps a copy of the file at `path`: whole, or not at all. */
  put: (name: string, path: string, mime: string) => Promise<void>;
  /** Nothing where there is no such file. */
  open: (name: string) => Promise<OpenedFile | undefined>;
  /** Does nothing where there is no such file. */
  remove: (name: string) => Promise<void>;
  /** Everything that is stored, in portions. */
  list: () => AsyncIterable<StoredName[]>;
}
