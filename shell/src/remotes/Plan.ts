import type { LanguageKey } from '@campus/shared/contract/fields';
import type { RemoteDeclaration } from '@campus/shared/remote/RemoteDeclaration';

interface PlannedRelease {
  release: string;
  /** Address of the script that the shell loads first. */
  entry: string;
}

export interface PlannedRemote extends PlannedRelease {
  declaration: RemoteDeclaration;
  /** The release before this one, for when this one does not load. */
  lastKnownGood: PlannedRelease | null;
}

/** What the server decided for this visitor: which release of which remote, and every file's hash. */
export interface Plan {
  language: LanguageKey;
  remotes: PlannedRemote[];
  /** Address to `sha384-…`, for every script and style that the page may load. */
  integrity: Record<string, string>;
  /** Empty outside of development: their files change with every keystroke and have no hash. */
  developmentOrigins: string[];
}
