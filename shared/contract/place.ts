interface Kinds {
  string: string;
  number: number;
  boolean: boolean;
}

/** Where a page shows widgets of other remotes: agreed on by its owner and by those who fill it. */
export interface PlaceContract {
  /** `human.tabs`. */
  place: string;
  /** What the page tells its widgets; nothing when left out. */
  props?: Readonly<Record<string, keyof Kinds>>;
  /** They are seen one at a time, each under its title. */
  isTabbed?: true;
}

/** The props of a widget in such a place. */
export type PropsOf<P extends PlaceContract> = P extends { props: infer Props }
  ? { readonly [Name in keyof Props]: Props[Name] extends keyof Kinds ? Kinds[Props[Name]] : never }
  : object;
