/**
 * Where releases and the log of moves are kept: a folder, or a bucket. Keys are paths with slashes.
 * Everything is written once and whole; who comes second is told so, and that is the whole lock.
 */
export interface ReleaseStore {
  /** For people: `folder /srv/campus/registry`, `bucket releases`. */
  name: string;
  /** Where the files themselves lie on this machine, if they do. */
  folder?: string;
  /** Asking costs: an answer may be this many milliseconds old. */
  freshFor: number;
  read: (key: string) => Promise<Buffer | undefined>;
  /** Keys that begin with this, sorted; of a large history only those after `after`. */
  list: (prefix: string, after?: string) => Promise<string[]>;
  /** False when there is something under this key already; what is there stays. */
  create: (key: string, content: Buffer) => Promise<boolean>;
  /** For figures that are only of the moment; never for a release or a move. */
  replace: (key: string, content: Buffer) => Promise<void>;
  remove: (keys: readonly string[]) => Promise<void>;
}
