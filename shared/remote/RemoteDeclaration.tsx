import type { Access } from '@campus/shared/contract/call';
import type { LanguageKey } from '@campus/shared/contract/fields';

/** A text that must be known before any dictionary is loaded. */
export type Texts = Record<LanguageKey, string>;

/** The places of the shell that a remote may fill with a widget. */
export type Place = 'home.hero' | 'home.main' | 'home.aside';

export interface RouteDeclaration<Screen extends string = string> {
  /** React Router pattern from the root: `/news/:url`. */
  path: string;
  screen: Screen;
  title: Texts;
  description?: Texts;
  access: Access;
}

export interface SlotDeclaration<Widget extends string = string> {
  place: Place;
  widget: Widget;
  /** Ascending within the place. */
  order: number;
  access: Access;
}

export interface MenuEntry {
  to: string;
  label: Texts;
  icon: string;
  group: 'main' | 'me' | 'admin';
  order: number;
  access: Access;
}

/** What the shell and the server know of a remote without running it: plain data. */
export interface RemoteDeclaration<Screen extends string = string, Widget extends string = string> {
  name: string;
  title: Texts;
  /** Who answers for it: shown with its failures and in the release history. */
  owner: string;
  routes: readonly RouteDeclaration<Screen>[];
  slots: readonly SlotDeclaration<Widget>[];
  menu: readonly MenuEntry[];
}
