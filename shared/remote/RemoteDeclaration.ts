import type { Access, Tag } from '@campus/shared/contract/call';
import type { TextByLanguage } from '@campus/shared/contract/fields';
import type { Role, StaffRole } from '@campus/shared/contract/roles';
import type { IconName } from '@campus/shared/ui/Icon';
import type { PlaceContract } from '@campus/shared/contract/place';

/** Something of schema.org, and what its properties are filled with. */
export interface StructuredThing<Field extends string = string> {
  /** `NewsArticle`. */
  type: string;
  fields: Readonly<Record<string, StructuredValue<Field>>>;
}

/** A property that nothing is found for is left out. */
export type StructuredValue<Field extends string = string> =
  /** Dotted name of a field of the answer: `author.name`. */
  | Field
  /** The first that is found. */
  | readonly StructuredValue<Field>[]
  /** Every one that is found. */
  | { readonly all: readonly StructuredValue<Field>[] }
  /** These very words. */
  | { readonly is: string }
  /** The field has an address: told with its origin. */
  | { readonly addressOf: Field }
  /** The address of this page, or the site as an organisation. */
  | { readonly own: 'page' | 'site' }
  /** Whether the field says yes, or anything at all. */
  | {
      readonly when: Field;
      readonly then: StructuredValue<Field>;
      readonly otherwise?: StructuredValue<Field>;
    }
  | StructuredThing<Field>;

/** Where a page that shows one record gets its head from; each list names fields by preference. */
export interface HeadSource<Field extends string = string> {
  /** A public GET call with the parameters of the route: `/api/media/news/url/{url}`. */
  call: `/api/${string}`;
  /** Dotted names of fields of the answer: `seo.title`; the first that is not empty counts. */
  title: readonly Field[];
  description?: readonly Field[];
  keywords?: readonly Field[];
  /** Address of a picture. */
  image?: readonly Field[];
  /** The field that has the present value of a parameter: a former address is redirected there. */
  address?: { param: string; field: Field };
  /** What the record is to machines, as JSON-LD. */
  structured?: StructuredThing<Field>;
  /** The pages between the home page and the record, for machines too. */
  trail?: readonly { path: string; title: TextByLanguage }[];
}

/** How to find every record that a route shows, for those who read the site by machine, and the gate. */
export interface ListSource {
  /** A POST call, public where the route is, that gives pages of `{ items, total }`: `/api/media/news/filter`. */
  call: `/api/${string}`;
  /** The field of an item for each parameter of the route: `{ url: 'url' }`. */
  params: Readonly<Record<string, string>>;
  /** When an item was last changed. */
  changed?: string;
}

/** Where the gate finds a record that no page, list or letter leads to: a camera reads the code of a card. */
export interface ExampleSource {
  /** A GET call that answers with something of the record: `/api/participants/esk-card`. */
  call: `/api/${string}`;
  /** Of whom in the demo data. */
  as: Role;
  /** The field of the answer for each parameter of the route. */
  params: Readonly<Record<string, string>>;
}

/** What a route says of its page in the head; the record behind it and its screen may say more. */
export interface PageDeclaration {
  title: TextByLanguage;
  description?: TextByLanguage;
  keywords?: TextByLanguage;
  /** As wide as the device where left out. */
  viewport?: string;
  /** For previews of links; title and description where left out. */
  ogTitle?: TextByLanguage;
  ogDescription?: TextByLanguage;
  /** Address of a picture; that of the product where left out. */
  ogImage?: string;
  /** The address of the same page that search engines are to know. */
  canonical?: string;
}

export interface RouteDeclaration<Screen extends string = string> extends PageDeclaration {
  /** React Router pattern from the root: `/news/:url`. */
  path: string;
  screen: Screen;
  /** What the record behind the address says of itself stands in the head, also without scripts. */
  head?: HeadSource;
  /** The gate opens one of its records; those of a public route are named in `sitemap.xml` and in feeds. */
  list?: ListSource;
  example?: ExampleSource;
  /** Address of the declared feed that this page names. */
  feed?: string;
  /**
   * The server draws it before any code has come: for guests with what the API says, and where one has
   * to sign in for a participant, with the answers of `firstCalls`. Its code runs there too: rendering
   * reads no browser and no clock.
   */
  isServerRendered?: boolean;
  /**
   * What its screen asks the API first, as GET calls with their query: the server asks it for a person
   * beside the document. Only calls that every backend has and that change nothing.
   */
  firstCalls?: readonly `/api/${string}`[];
  /** Where it shows widgets of other remotes. */
  places?: readonly PlaceContract[];
  /**
   * Search engines are kept out, though everybody may open it: whoever has its address. No code that
   * staff add to the head of pages runs there.
   */
  isPrivate?: true;
  access: Access;
  /** For who is signed in without a right to it: why, and the step to take. */
  noAccess?: { text: TextByLanguage; to: string; label: TextByLanguage };
}

/** RSS of the newest records of a route. */
export interface FeedDeclaration<Field extends string = string> {
  /** `/news/rss.xml`; English at `?lang=en`. */
  path: `/${string}.xml`;
  /** The page that it is a feed of: `/news`. */
  page: string;
  /** The route whose `list` it tells of: `/news/:url`. */
  records: string;
  title: TextByLanguage;
  description: TextByLanguage;
  /** Dotted names of fields of an item. */
  item: { title: Field; description: Field; date: Field; categories?: Field; image?: Field };
}

/** What is told of a find: when, where, or of which category. */
export type SearchFact<Field extends string = string> =
  /** Dotted name of a field with words. */
  | Field
  | { date: Field }
  | { dateTime: Field }
  /** Words for each value, a flag included; the words of another field for a value without any. */
  | { field: Field; words: Readonly<Record<string, TextByLanguage>>; otherwise?: Field };

/** A kind of records that the search finds: the list call of their route takes `{ search }`. */
export interface SearchKind<Field extends string = string> {
  /** `news`: in the address of the search, so it belongs to one remote. */
  kind: string;
  /** The route whose `list` is searched: `/news/:url`. */
  records: string;
  /** Cache tags of the list call. */
  provides?: readonly Tag[];
  icon: IconName;
  /** Ascending among all kinds. */
  order: number;
  /** By preference; the first that is not empty counts. */
  title: readonly Field[];
  summary: readonly Field[];
  facts: readonly SearchFact<Field>[];
  /** «News» above the finds. */
  label: TextByLanguage;
  /** «The other news» where more are found than shown. */
  more: TextByLanguage;
  /** A page with filters that takes the words as `?search=`. */
  all?: { page: string; label: TextByLanguage };
}

export interface SearchDeclaration {
  kinds?: readonly SearchKind[];
  /** Where to go when nothing is found. */
  fallbacks?: readonly { to: string; label: TextByLanguage; order: number }[];
}

/** A widget for a place, whose contract is spread into it: `{ ...homeAside, widget: … }`. */
export interface SlotDeclaration extends PlaceContract {
  widget: string;
  /** Of its tab. */
  title?: TextByLanguage;
  /** Its tab in the address of the page: `card`; the name of the widget where left out. */
  tab?: string;
  /** Ascending within the place. */
  order: number;
  /**
   * The server draws it where it draws the page. Its code runs there too: rendering reads no browser
   * and no clock.
   */
  isServerRendered?: boolean;
  /** What it asks first, as a route says it. */
  firstCalls?: RouteDeclaration['firstCalls'];
  access: Access;
}

/** How many records wait behind a menu entry: the total of a list call, asked for by the shell. */
export interface MenuCount {
  /** A POST call that gives pages of `{ items, total }`: `/api/media/news/filter`. */
  call: `/api/${string}`;
  body: Readonly<Record<string, unknown>>;
  /** Cache tags of the call. */
  provides?: readonly Tag[];
  /** What is counted: «drafts». */
  of: TextByLanguage;
}

export interface MenuEntry {
  to: string;
  /** Where it is shown as the present one, where that is more than `to` and below: `/admin/media`. */
  area?: string;
  label: TextByLanguage;
  icon: IconName;
  group: 'main' | 'me' | 'admin';
  order: number;
  /** The heading of administration under which it stands; entries of one heading stand together. */
  section?: TextByLanguage;
  count?: MenuCount;
  /**
   * A POST call that gives pages of `{ items, total }`, without which the page has nothing to show: the
   * entry of administration is left out where the server answers 404.
   */
  needs?: `/api/${string}`;
  access: Access;
  /** The letter that leads there after `g`: `n` for `g n`. `h` is the home page's. */
  shortcut?: string;
  /** Only among a person's own: the header has no room for all of them. */
  isMinor?: true;
  /** Also offered by the icon of the installed product. */
  isOnIcon?: true;
}

/** The answer of a call without parameters, asked for as soon as the page has settled. */
export interface OfflineAnswer<Field extends string = string> {
  /** A GET call: `/api/participants/esk-card`. */
  call: `/api/${string}`;
  /** What is of no use later, such as a code that lives a minute: kept as null. */
  without?: readonly Field[];
  /** Fields with the address of a picture that is kept with it, and how such an address begins. */
  pictures?: { readonly [Name in Field]?: `/api/${string}/` };
}

/** A page of participants that opens without a network, until its person signs out. */
export interface OfflinePage {
  /** One of its routes, without parameters: `/me/card`. */
  page: string;
  /** What it asks for, beside who one is. */
  answers: readonly OfflineAnswer[];
  /** Where another page does not open: what this one can do, and the way to it. */
  text: TextByLanguage;
  label: TextByLanguage;
  icon: IconName;
  /** Ascending among all such pages. */
  order: number;
}

/** What the shell and the server know of a remote without running it: plain data. */
export interface RemoteDeclaration<
  Screen extends string = string,
  Slot extends SlotDeclaration = SlotDeclaration,
> {
  name: string;
  title: TextByLanguage;
  /** Who answers for it: shown with its failures and in the release history. */
  owner: string;
  /** Roles of staff that may run its kept releases in their own browser, beside administrators. */
  team?: readonly StaffRole[];
  routes: readonly RouteDeclaration<Screen>[];
  slots: readonly Slot[];
  menu: readonly MenuEntry[];
  feeds?: readonly FeedDeclaration[];
  search?: SearchDeclaration;
  offline?: readonly OfflinePage[];
  /** Routes of earlier releases that are given up on purpose: any other that is missing is refused. */
  gone?: readonly string[];
}
