/** What is kept of a bundle, in a file that has its name. */
export interface BundleRecord {
  /** From the folder of bundles. */
  bundle: string;
  /** Hashes of what it was made of, by their places from the root. */
  sources: Record<string, string>;
}

export function hashOf(content: string | Uint8Array): string;

/** Where bundles of processes lie. */
export function bundlesOf(root: string): string;

/** What the bundle of a process is called, whose source is given from the root. */
export function nameOf(file: string): string;

/** The bundle of a process; nothing where what it was made of has changed since. */
export function currentBundle(root: string, file: string): string | undefined;
