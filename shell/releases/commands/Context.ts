import type { Reason } from '../gate/Reason';
import type { Registry, Release } from '../registry/Registry';

/** What speaks against a release, a sentence each. */
type Check = (registry: Registry, which: Release) => Promise<Reason[]>;

/** What commands work with; a test gives them a registry in a temporary folder. */
export interface Context {
  registry: Registry;
  /** Where a new private key is put. */
  keysFolder: string;
  /** Does a part of the work and tells people of it and of the time it took. */
  step: <T>(title: string, work: () => Promise<T>) => Promise<T>;
  build: (folder: string) => Promise<void>;
  /** What can be read from the files and the manifest. */
  check: Check;
  /** What is seen when its screens are opened in a browser. */
  mount: Check;
}
