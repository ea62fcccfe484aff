import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import type { Access } from '@campus/shared/contract/call';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type { RouteDeclaration, SlotDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import type { SmokeStep } from '@campus/shared/remote/declareSmoke';
import { matchPath } from 'react-router';
import { shellRoutes } from '../page/shellRoutes';
import { demoPeople } from './demoPeople';

/** In which language, how wide and in which theme a page is looked at; light when it names none. */
export interface Look {
  language: LanguageKey;
  width: 1280 | 375;
  theme?: 'dark';
}

/** One page to look at, as somebody. */
export interface MountVisit {
  address: string;
  /** Of the page at that address, as it is declared: `/news/:url`. */
  path: string;
  person: Person;
  /** Whoever comes a second time has another look, and finds there what the first one has left. */
  looks: readonly [Look, Look?];
  /** The first of those who see the page: what does not depend on who looks is done as this one. */
  isFirst: boolean;
  /** What is mounted there, for the sentence: `the route /news`. */
  what: string;
  /** What somebody does there, of the remote's own smoke. */
  steps?: readonly SmokeStep[];
  /** Of a page of one record, whose: one that this person can find, that of somebody else, or none. */
  record?: 'own' | 'foreign' | 'none';
}

/** The name of a demo account; null for a guest. */
export type Person = string | null;

/** Everybody who may see what is declared with this access; what is public shows more to some. */
export function viewersOf(access: Access): [Person, ...Person[]] {
  if (access === 'signedIn') return [demoPeople.STUDENT];
  if (access === 'signature') return [null];
  if (typeof access === 'string') return [null, demoPeople.STUDENT];
  const [first = null, ...others] = Object.entries(demoPeople)
    .filter(([role]) => access.some((one) => one === role))
    .map(([, person]) => person);
  const isForGuests = first !== null && access.some((one) => one === 'GUEST');
  return [first, ...others, ...(isForGuests ? [null] : [])];
}

/** The first person who may see what is declared with this access. */
export const personFor = (access: Access): Person => viewersOf(access)[0];

const look = (language: LanguageKey, width: Look['width']): Look => ({ language, width });
const dark = (seen: Look): Look => ({ ...seen, theme: 'dark' });
const both: MountVisit['looks'] = [look('ru', 1280), dark(look('en', 375))];
const others: MountVisit['looks'] = [look('en', 1280), dark(look('ru', 375))];

/**
 * Everybody sees each page, and each page is seen in both languages, at both widths and in both
 * themes; guests and people see what is public in each. The whole product of these would take four
 * times as long.
 */
function looksOf(viewer: number, access: Access): MountVisit['looks'] {
  if (viewer === 0) return both;
  if (access === 'public') return others;
  return [look(viewer % 2 ? 'en' : 'ru', viewer % 4 < 2 ? 1280 : 375)];
}

/** Whether somebody has anything to see at such a path. */
type HasOwn = (person: Person, path: string) => boolean;

interface Viewers {
  access: Access;
  viewers: readonly Person[];
}

/** Those who have something to see look first, and most closely. */
function viewsOf({ access, viewers }: Viewers, hasOwn: (person: Person) => boolean) {
  return [...viewers.filter(hasOwn), ...viewers.filter((person) => !hasOwn(person))].map(
    (person, at) => ({ person, looks: looksOf(at, access), isFirst: at === 0 }),
  );
}

/** What is to be mounted, and the others that its visitors get with it. */
interface Mounted {
  manifests: readonly RemoteManifest[];
  others?: readonly RemoteManifest[];
}

/** A visit whose page may be one of many records. */
interface Wanted extends Omit<MountVisit, 'address' | 'record'> {
  /** What follows the path: a tab, in the path or in the query. */
  tab: string;
}

const isOpen = ({ path }: { path: string }) => /[:*]/.test(path);

export const routesOf = (manifests: readonly RemoteManifest[]) =>
  manifests.flatMap(({ declaration }) => declaration.routes);

type Page = Pick<RouteDeclaration, 'path'>;

function lookAt({ isTabbed, widget, tab = widget }: SlotDeclaration, path: string, pages: Page[]) {
  if (!isTabbed) return { path, tab: '', what: `the widgets of ${path}` };
  const isInPath = pages.some((page) => page.path === `${path}/:tab`);
  const address = isInPath ? `/${tab}` : `?tab=${widget}`;
  return { path, tab: address, what: `the widget ${widget} of ${path}` };
}

const mayOpen = (access: Access, person: Person) =>
  typeof access === 'string'
    ? access !== 'signedIn' || person !== null
    : viewersOf(access).includes(person);

/** Those whom a widget and the page that shows it are both for, whichever of the two is for fewer. */
function viewersOfSlot(slot: SlotDeclaration, ofPage: Access): Viewers {
  const isForAll = typeof slot.access === 'string';
  const access = isForAll && typeof ofPage !== 'string' ? ofPage : slot.access;
  const mayOpenBoth = (person: Person) => mayOpen(ofPage, person) && mayOpen(slot.access, person);
  return { access, viewers: viewersOf(access).filter(mayOpenBoth) };
}

/** Slots of one place are seen together, or by their tabs, once by each person that some are for. */
function wantedOfSlots({ manifests, others = [] }: Mounted, hasOwn: HasOwn): Wanted[] {
  const pages = [...shellRoutes, ...routesOf([...manifests, ...others])];
  const wanted = new Map<string, Wanted>();
  for (const slot of manifests.flatMap(({ declaration }) => declaration.slots)) {
    const page = pages.find(({ places = [] }) => places.some(({ place }) => place === slot.place));
    if (!page) continue;
    const place = lookAt(slot, page.path, pages);
    const viewers = viewersOfSlot(slot, 'access' in page ? page.access : 'public');
    for (const view of viewsOf(viewers, (person) => hasOwn(person, page.path))) {
      const key = `${place.path}${place.tab} ${view.person}`;
      // Whoever looks most closely.
      if (!wanted.get(key)?.isFirst) wanted.set(key, { ...place, ...view });
    }
  }
  return [...wanted.values()];
}

const wantedOfSmokes = ({ manifests }: Mounted): Wanted[] =>
  manifests
    .flatMap(({ smoke = [] }) => smoke)
    .map(({ page, as = 'GUEST', steps }) => ({
      ...{ path: page, tab: '', what: `the smoke of ${page}` },
      ...{ person: personFor([as]), looks: both, isFirst: false, steps },
    }));

const wantedOf = (mounted: Mounted, hasOwn: HasOwn = () => true): Wanted[] => [
  ...routesOf(mounted.manifests).flatMap(({ path, access }) =>
    viewsOf({ access, viewers: viewersOf(access) }, (person) => hasOwn(person, path)).map(
      (view) => ({
        ...{ path, tab: '', what: `the route ${path}` },
        ...view,
      }),
    ),
  ),
  ...wantedOfSlots(mounted, hasOwn),
  ...wantedOfSmokes(mounted),
];

/** The pages whose addresses are known from the declarations alone. */
export const plainVisits = (mounted: Mounted): MountVisit[] =>
  wantedOf(mounted)
    .filter((wanted) => !isOpen(wanted))
    .map(({ tab, ...seen }) => ({ address: seen.path + tab, ...seen }));

const placeholder = (path: string) =>
  path.replace(/:\w+\??/g, 'no-such-record').replace('*', 'no-such-record');

/** A feed or another document lies among the pages, but no route draws it. A token has dots, too. */
const isFile = (link: string) => /\.\w{1,11}$/.test(link);

/** The form of a new record has the address of one, and shows none. */
const isForm = (link: string) => link.endsWith('/new');

/** The addresses that each person can find by themselves: by links on pages and in letters, and in lists. */
export type Known = ReadonlyMap<Person, ReadonlySet<string>>;

/** Pages of single records: each person opens one that they can find themselves, if there is any. */
export function openVisits(mounted: Mounted, known: Known): MountVisit[] {
  const { manifests, others = [] } = mounted;
  const routes = [...shellRoutes, ...routesOf([...manifests, ...others])];
  const plain = new Set(routes.filter((route) => !isOpen(route)).map(({ path }) => path));
  const findIn = (links: Iterable<string>, path: string) => {
    const found = [...links].filter(
      (link) => !isFile(link) && !plain.has(link) && matchPath(path, link),
    );
    return found.find((link) => !isForm(link)) ?? found[0];
  };
  const own = (person: Person, path: string) => findIn(known.get(person) ?? [], path);
  const anybodys = new Set([...known.values()].flatMap((links) => [...links]));
  return wantedOf(mounted, (person, path) => own(person, path) !== undefined)
    .filter(isOpen)
    .map(({ tab, ...seen }): MountVisit => {
      const mine = own(seen.person, seen.path);
      const found = mine ?? findIn(anybodys, seen.path);
      const record = mine ? 'own' : found ? 'foreign' : 'none';
      return { address: (found ?? placeholder(seen.path)) + tab, ...seen, record };
    });
}

/**
 * Whether a visit has come to its page: at this path it is, or a part of it, for some pages begin with
 * their first part, and a former address of a record leads to the present one.
 */
export const isOfPage = ({ path, record }: MountVisit, opened: string): boolean =>
  record === 'none' || matchPath({ path, end: path === '/' }, opened) !== null;
