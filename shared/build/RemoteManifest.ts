import type { RemoteDeclaration } from '@campus/shared/remote/RemoteDeclaration';

/** `mfe.json`: everything that the registry, the gate and the server know of one release. */
export interface RemoteManifest {
  release: string;
  commit: string | null;
  declaration: RemoteDeclaration;
  /** The script that the shell loads first. */
  entry: string;
  /** The exposed module: loaded with any screen of the remote. */
  exposed: string[];
  /** Screen or widget name to the files that it needs beside the exposed ones. */
  screens: Record<string, string[]>;
  /** The same to the modules that it borrows and that not every page carries; old releases do not say. */
  parts?: Record<string, string[]>;
  /** Module to the range of versions that the shell must lend. */
  borrows: Record<string, string>;
  /** File to `sha384-…`, for every script and style of the release. */
  integrity: Record<string, string>;
}

/** `shell.json`: the same for the shell. */
export interface ShellManifest {
  release: string;
  scripts: string[];
  styles: string[];
  /** Module to the version that this shell lends. */
  lends: Record<string, string>;
  /** Module that not every page carries to the files that bring it. */
  parts: Record<string, string[]>;
  integrity: Record<string, string>;
}
