import type { Role } from '@campus/shared/contract/roles';

/** The options of all commands, read and checked. */
export interface Options {
  json: boolean;
  percent?: number;
  roles?: Role[];
  why?: string;
  dryRun: boolean;
  incomplete: boolean;
  yes: boolean;
  remotes?: string[];
  server?: boolean;
  gate?: boolean;
  name?: string;
  port?: number;
}

export interface Request {
  /** What stands behind the name of the command. */
  words: string[];
  options: Options;
}
