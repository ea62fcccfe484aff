import type { Role } from '@campus/shared/contract/roles';
import type { Reason, MountResult } from '../gate/Reason';
import type { Registry, Release } from '../registry/Registry';

/** What speaks against a release, a sentence each. */
type Check = (registry: Registry, which: Release) => Promise<Reason[]>;

/** What commands work with; a test gives them a registry in a temporary folder. */
export interface Context {
  registry: Registry;
  /**
   * The releases and moves of another environment, to be read.
   * @throws Failure where nothing is known of one by that name.
   */
  environment: (name: string) => Promise<Registry>;
  /** Where a new private key is put. */
  keysFolder: string;
  /** Does a part of the work and tells people of it and of the time it took. */
  step: <T>(title: string, work: () => Promise<T>) => Promise<T>;
  build: (folder: string) => Promise<void>;
  /** What does not fit in the types of its sources, a line each. */
  types: (folder: string) => Promise<string[]>;
  /** What can be read from the files and the manifest. */
  check: Check;
  /** What is seen when its screens are opened in a browser. */
  mount: (registry: Registry, which: Release) => Promise<MountResult>;
}

/** The options of all commands, read and checked. */
export interface Options {
  json: boolean;
  percent?: number;
  roles?: Role[];
  why?: string;
  from?: string;
  dryRun: boolean;
  incomplete: boolean;
  yes: boolean;
  remotes?: string[];
  server?: boolean;
  gate?: boolean;
  name?: string;
  port?: number;
  hours?: number;
}

export interface Request {
  /** What stands behind the name of the command. */
  words: string[];
  options: Options;
}

/** What a command did: as data for pipelines, in words for people. */
export interface Outcome {
  data: unknown;
  text: string;
}

interface About {
  /** One or two words: `promote`, `keys new`. */
  name: string;
  /** What may follow; in square brackets what need not: `<remote> [release]`. */
  words: string;
  does: string;
  options: readonly (keyof Options)[];
}

export interface Command extends About {
  run: (context: Context, request: Request) => Promise<Outcome>;
}

/** A command that returns data, and the way to print them. */
export const asCommand = <T>(
  about: About,
  act: (context: Context, request: Request) => Promise<T>,
  print: (data: T) => string,
): Command => ({
  ...about,
  async run(context, request) {
    const data = await act(context, request);
    return { data, text: print(data) };
  },
});
