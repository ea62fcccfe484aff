import type { PropsOf } from '@campus/shared/contract/place';
import type { ComponentType } from 'react';
import type {
  MenuEntry,
  RemoteDeclaration,
  RouteDeclaration,
  SlotDeclaration,
} from './RemoteDeclaration';

/**
 * The entry of the menu that leads to a route: words and access are those of the route where left
 * out, and what has a `section` stands in administration.
 */
type OwnEntry = Omit<MenuEntry, 'to' | 'label' | 'access' | 'group'> &
  Partial<Pick<MenuEntry, 'label' | 'access'>> &
  (Pick<MenuEntry, 'group'> | { section: MenuEntry['section'] & object });

interface WrittenRoute<Screen extends string> extends RouteDeclaration<Screen> {
  menu?: OwnEntry;
}

interface WrittenRemote<Screen extends string, Slot extends SlotDeclaration> extends Omit<
  RemoteDeclaration<Screen, Slot>,
  'routes' | 'menu'
> {
  routes: readonly WrittenRoute<Screen>[];
  /** Entries that lead to one record of a route, or to one of its kinds. */
  menu?: readonly MenuEntry[];
}

const entriesOf = ({ path, title, access, menu }: WrittenRoute<string>): MenuEntry[] =>
  menu ? [{ group: 'admin', to: path, label: title, access, ...menu }] : [];

/** Declares who a remote is; the screens and widgets are kept as literals. */
export const declareRemote = <const Screen extends string, const Slot extends SlotDeclaration>({
  routes,
  menu = [],
  ...declaration
}: WrittenRemote<Screen, Slot>): RemoteDeclaration<Screen, Slot> => ({
  ...declaration,
  routes: routes.map(({ menu: _, ...route }) => route),
  menu: [...routes.flatMap(entriesOf), ...menu],
});

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

type ModuleOf<Remote> =
  Remote extends RemoteDeclaration<infer Screen, infer Slot>
    ? { screens: Screens<Screen>; widgets: Widgets<Slot>; locales: Locales }
    : never;

/**
 * The one exposed module of a remote: a loader for every name that its declaration gives. That is a
 * type here: the page has the declaration from its plan, and the code of remotes goes without it.
 */
export const defineRemote = <Remote extends RemoteDeclaration>(
  module: ModuleOf<Remote>,
): RemoteModule => module;
