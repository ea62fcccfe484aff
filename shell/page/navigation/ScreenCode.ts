import type { ComponentType } from 'react';

/** The code of a screen: what a route of the table says of what is behind it. */
export interface ScreenCode {
  /** Whose screen it is; left out for the shell's own. */
  remote?: string;
  load: () => Promise<{ default: ComponentType }>;
  /** The same where it is there already: it needs no skeleton. */
  loaded: () => ComponentType | undefined;
}
