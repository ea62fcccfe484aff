import type { ComponentType } from 'react';
import type { RemoteDeclaration } from './RemoteDeclaration';

/** Declares who a remote is; the screen and widget names are kept as literals. */
export const declareRemote = <const Screen extends string, const Widget extends string>(
  declaration: RemoteDeclaration<Screen, Widget>,
) => declaration;

interface Locales {
  ru: Texts;
  en: Texts;
}

/** Files are named after their one export, so `NewsScreen` is found in `./news/NewsScreen`. */
type Loaders<Names extends string> = {
  [Name in Names]: () => Promise<{ [Export in Name]: ComponentType } & { locales?: Locales }>;
};

interface Texts {
  [key: string]: string | Texts;
}

/** One screen or widget, and texts that only it needs: most visits go without them. */
type PartModule = Record<string, unknown> & { locales?: Locales };

export interface RemoteModule {
  screens: Record<string, () => Promise<PartModule>>;
  widgets: Record<string, () => Promise<PartModule>>;
  locales: Locales;
}

/** The one exposed module of a remote: a loader for every name that its declaration gives. */
export const defineRemote = <Screen extends string, Widget extends string>(
  _declaration: RemoteDeclaration<Screen, Widget>,
  module: {
    screens: Loaders<Screen>;
    widgets: Loaders<Widget>;
    locales: RemoteModule['locales'];
  },
): RemoteModule => module;
