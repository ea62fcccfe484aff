import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Smoke } from '@campus/shared/remote/declareSmoke';
import type { RemoteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import type { Offers, Uses } from './surface/Surface';

/** `mfe.json`: everything that the registry, the gate and the server know of one release. */
export interface RemoteManifest {
  release: string;
  commit: string | null;
  /** The versions of the calls that it was built for: the shell's must be one of them. */
  contract: string;
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
  /** What its files use of the kit, and of which calls; releases of before do not say. */
  uses?: Uses;
  /** Keys of the texts that a language lacks; a release that lacks some is refused. */
  missingTexts: Record<LanguageKey, string[]>;
  /** What the gate does on its pages; most remotes of others say nothing. */
  smoke?: Smoke[];
  /** File to `sha384-…`, for every script and style of the release. */
  integrity: Record<string, string>;
}

/** `shell.json`: the same for the shell. */
export interface ShellManifest {
  release: string;
  /** Who answers for it; releases of before do not say. */
  owner?: string;
  /** The version of the calls that the pages speak. */
  contract: string;
  scripts: string[];
  styles: string[];
  /** The texts of the shell and the kit: only those of the page's language come with it. */
  texts: Record<LanguageKey, string[]>;
  /** What the window of sign-in is made of; releases of before do not say. */
  signIn?: string[];
  /** Module to the version that this shell lends. */
  lends: Record<string, string>;
  /** What that holds, and the calls that its pages speak; releases of before do not say. */
  offers?: Offers;
  /**
   * Its pages ask for hashes of remotes that they come without, and give what waits in them their nonce;
   * releases of before do not.
   */
  takesLess?: true;
  /** It renders pages of people, and its pages know whom they were rendered for; releases of before do not. */
  rendersOwn?: true;
  /** Module that not every page carries to the files that bring it. */
  parts: Record<string, string[]>;
  integrity: Record<string, string>;
}
