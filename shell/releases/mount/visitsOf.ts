import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import type { Access } from '@campus/shared/contract/call';
import type { SlotDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { matchPath } from 'react-router';
import { shellRoutes } from '../../page/shellRoutes';
import type { Role } from '@campus/shared/contract/roles';

/** One page to look at, as somebody. */
export interface MountVisit {
  address: string;
  person: Person;
  /** What is mounted there, for the sentence: `the route /news`. */
  what: string;
  /** No link led to a real record, so the API may say that there is none. */
  isPlaceholder?: boolean;
}

/** The name of a demo account; null for a guest. */
export type Person = string | null;

/** Who of the demo data has the role, those with most to show first. */
const people: Record<Exclude<Role, 'GUEST'>, string> = {
  STUDENT: 'student',
  HUMAN: 'newcomer',
  ADMIN: 'admin',
  CONTENT_MANAGER: 'content',
  PAYMENT_MANAGER: 'payments',
  PAYMENT_APPROVER: 'approver',
  SUPPORT: 'support',
  EDU_OPERATOR: 'edu',
  AUDITOR: 'audit',
};

/** The first person who may see what is declared with this access. */
export function personFor(access: Access): Person {
  if (typeof access === 'string') return access === 'signedIn' ? people.STUDENT : null;
  const found = Object.entries(people).find(([role]) => access.some((one) => one === role));
  return found?.[1] ?? null;
}

/** What is to be mounted, and the others that its visitors get with it. */
interface Mounted {
  manifests: readonly RemoteManifest[];
  others?: readonly RemoteManifest[];
}

/** A visit whose page may be one of many records. */
interface Wanted extends Pick<MountVisit, 'person' | 'what'> {
  path: string;
  search: string;
}

const isOpen = ({ path }: { path: string }) => /[:*]/.test(path);

export const routesOf = (manifests: readonly RemoteManifest[]) =>
  manifests.flatMap(({ declaration }) => declaration.routes);

/** What everybody sees often shows more to a person who is signed in. */
const viewersOf = (access: Access) =>
  access === 'public' ? [null, personFor('signedIn')] : [personFor(access)];

function lookAt({ isTabbed, widget }: SlotDeclaration, path: string) {
  if (!isTabbed) return { path, search: '', what: `the widgets of ${path}` };
  return { path, search: `?tab=${widget}`, what: `the widget ${widget} of ${path}` };
}

/** Slots of one place are seen together, or by their tabs, once by each person that some are for. */
function wantedOfSlots({ manifests, others = [] }: Mounted): Wanted[] {
  const pages = [...shellRoutes, ...routesOf([...manifests, ...others])];
  const wanted = new Map<string, Wanted>();
  for (const slot of manifests.flatMap(({ declaration }) => declaration.slots)) {
    const page = pages.find(({ places = [] }) => places.some(({ place }) => place === slot.place));
    if (!page) continue;
    const look = lookAt(slot, page.path);
    for (const person of viewersOf(slot.access))
      wanted.set(`${look.path}${look.search} ${person}`, { ...look, person });
  }
  return [...wanted.values()];
}

const wantedOf = (mounted: Mounted): Wanted[] => [
  ...routesOf(mounted.manifests).map(({ path, access }) => ({
    path,
    search: '',
    person: personFor(access),
    what: `the route ${path}`,
  })),
  ...wantedOfSlots(mounted),
];

/** The pages whose addresses are known from the declarations alone. */
export const plainVisits = (mounted: Mounted): MountVisit[] =>
  wantedOf(mounted)
    .filter((wanted) => !isOpen(wanted))
    .map(({ path, search, person, what }) => ({ address: path + search, person, what }));

const placeholder = (path: string) =>
  path.replace(/:\w+\??/g, 'no-such-record').replace('*', 'no-such-record');

/** A feed or another document lies among the pages, but no route draws it. */
const isFile = (link: string) => /\.\w+$/.test(link);

/** Pages of single records, at addresses that are known of others. */
export const openVisits = (mounted: Mounted, known: ReadonlySet<string>): MountVisit[] =>
  wantedOf(mounted)
    .filter(isOpen)
    .map(({ path, search, person, what }) => {
      const found = [...known].find((link) => !isFile(link) && matchPath(path, link));
      const address = (found ?? placeholder(path)) + search;
      return { address, person, what, isPlaceholder: found === undefined };
    });
