import type { PropsOf } from '@campus/shared/contract/place';
import type { ComponentType } from 'react';
import type { RemoteDeclaration, SlotDeclaration } from './RemoteDeclaration';

/** Declares who a remote is; the screens and widgets are kept as literals. */
export const declareRemote = <const Screen extends string, const Slot extends SlotDeclaration>(
  declaration: RemoteDeclaration<Screen, Slot>,
) => declaration;

interface Locales {
  ru: Texts;
  en: Texts;
}

/** Files are named after their one export, so `NewsScreen` is found in `./news/NewsScreen`. */
type Loader<Name extends string, Props> = () => Promise<
  { [Export in Name]: ComponentType<Props> } & { locales?: Locales }
>;

type Screens<Names extends string> = { [Name in Names]: Loader<Name, object> };

/** A widget takes the props of its place. */
type Widgets<Slots extends SlotDeclaration> = {
  [Slot in Slots as Slot['widget']]: Loader<Slot['widget'], PropsOf<Slot>>;
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
export const defineRemote = <Screen extends string, Slot extends SlotDeclaration>(
  _declaration: RemoteDeclaration<Screen, Slot>,
  module: {
    screens: Screens<Screen>;
    widgets: Widgets<Slot>;
    locales: RemoteModule['locales'];
  },
): RemoteModule => module;
