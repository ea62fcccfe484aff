import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import type { Access } from '@campus/shared/contract/call';
import { places } from './places';
import { matchPath } from 'react-router';
import { personFor } from './personFor';
import type { Visit } from './Visit';

const isOpen = (path: string) => /[:*]/.test(path);

const routesOf = (manifests: readonly RemoteManifest[]) =>
  manifests.flatMap(({ declaration }) => declaration.routes);

/** What everybody sees often shows more to a person who is signed in. */
const viewersOf = (access: Access) =>
  access === 'public' ? [null, personFor('signedIn')] : [personFor(access)];

/** Slots of one place are seen together, once by each person that some of them are for. */
function visitsOfSlots(manifests: readonly RemoteManifest[]): Visit[] {
  const visits = new Map<string, Visit>();
  for (const { place, access } of manifests.flatMap(({ declaration }) => declaration.slots)) {
    const address = places[place];
    for (const person of viewersOf(access))
      visits.set(`${address} ${person}`, { address, person, what: `the widgets of ${address}` });
  }
  return [...visits.values()];
}

/** The pages whose addresses are known from the declarations alone. */
export const plainVisits = (manifests: readonly RemoteManifest[]): Visit[] => [
  ...routesOf(manifests)
    .filter(({ path }) => !isOpen(path))
    .map(({ path, access }) => ({
      address: path,
      person: personFor(access),
      what: `the route ${path}`,
    })),
  ...visitsOfSlots(manifests),
];

const placeholder = (path: string) =>
  path.replace(/:\w+\??/g, 'no-such-record').replace('*', 'no-such-record');

/** A feed or another document lies among the pages, but no route draws it. */
const isFile = (link: string) => /\.\w+$/.test(link);

/** Pages of single records, at addresses that other pages link to. */
export const openVisits = (
  manifests: readonly RemoteManifest[],
  links: ReadonlySet<string>,
): Visit[] =>
  routesOf(manifests)
    .filter(({ path }) => isOpen(path))
    .map(({ path, access }) => {
      const found = [...links].find((link) => !isFile(link) && matchPath(path, link));
      return {
        address: found ?? placeholder(path),
        person: personFor(access),
        what: `the route ${path}`,
        isPlaceholder: found === undefined,
      };
    });
