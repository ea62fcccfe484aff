import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import type { TextByLanguage } from '@campus/shared/contract/fields';
import { shellRoutes } from '../../page/shellRoutes';
import { areCovered, overlaps } from './overlaps';

/** What the server answers itself: a page at such an address would never be asked for. */
export const reserved = [
  ...['/api/*', '/registry/*', '/shell/*', '/remotes/*', '/reports', '/plan.json', '/plan'],
  ...['/healthz', '/readyz'],
  ...['/sw.js', '/manifest.webmanifest', '/robots.txt', '/sitemap.xml'],
];

interface Owned {
  path: string;
  owner: TextByLanguage;
}

const ofShell: Owned[] = [
  ...shellRoutes.map(({ path }) => ({ path, owner: { ru: 'оболочка', en: 'the shell' } })),
  ...reserved.map((path) => ({ path, owner: { ru: 'сервер', en: 'the server' } })),
];

const addressesOf = ({ declaration: { routes, feeds = [] } }: RemoteManifest) => [
  ...routes.map(({ path }) => ({ path, kind: 'route' })),
  ...feeds.map(({ path }) => ({ path, kind: 'feed' })),
];

function ofRemote(manifest: RemoteManifest): Owned[] {
  const { name } = manifest.declaration;
  const owner = { ru: `модуль ${name}`, en: name };
  return addressesOf(manifest).map(({ path }) => ({ path, owner }));
}

const shapeOf = (path: string) => path.replace(/:\w+/g, ':').toLowerCase();

function repeated(manifest: RemoteManifest) {
  const addresses = addressesOf(manifest);
  const shapes = addresses.map(({ path }) => shapeOf(path));
  return addresses
    .filter((_, at) => shapes.indexOf(shapes[at] ?? '') !== at)
    .map(({ path, kind }) => ({
      ru: `Он объявляет адрес ${path} дважды: оставьте один.`,
      en: `It declares the ${kind} ${path} twice: keep one of them.`,
    }));
}

const kindsOf = ({ declaration: { search } }: RemoteManifest) =>
  (search?.kinds ?? []).map(({ kind }) => kind);

/** A kind of finds stands in the address of the search, so it has one owner too. */
function takenKinds(manifest: RemoteManifest, others: readonly RemoteManifest[]): TextByLanguage[] {
  return kindsOf(manifest).flatMap((kind) => {
    const other = others.find((one) => kindsOf(one).includes(kind))?.declaration.name;
    if (!other) return [];
    return {
      ru: `Он ищет «${kind}», как и модуль ${other}: назовите иначе.`,
      en: `Its search of ${kind} collides with that of ${other}: choose another name.`,
    };
  });
}

interface Known {
  /** The active releases of the other remotes. */
  others: readonly RemoteManifest[];
  /** The release that visitors get now. */
  replaced: RemoteManifest;
}

/** Bookmarks and links lead to what visitors have now: it stays, is given up in words, or is another remote's. */
export function checkDropped(
  { declaration }: RemoteManifest,
  { others, replaced }: Known,
): TextByLanguage[] {
  const { routes, gone = [] } = declaration;
  const kept = [...routes, ...others.flatMap((other) => other.declaration.routes)].map(
    ({ path }) => path,
  );
  return replaced.declaration.routes
    .filter(({ path }) => !gone.includes(path) && !areCovered(path, kept))
    .map(({ path }) => ({
      ru: `В нём нет адреса ${path}, который открывается сейчас: верните его или назовите среди gone в remote.ts.`,
      en: `It lacks the route ${path}, which opens now: keep it, or name it among gone in remote.ts.`,
    }));
}

/** Every address has one owner. */
export function checkRoutes(
  manifest: RemoteManifest,
  others: readonly RemoteManifest[],
): TextByLanguage[] {
  const taken = [...ofShell, ...others.flatMap(ofRemote)];
  const collisions = addressesOf(manifest).flatMap(({ path, kind }) => {
    const other = taken.find((owned) => overlaps(owned.path, path));
    if (!other) return [];
    const { path: theirs, owner } = other;
    return {
      ru: `Его адрес ${path} пересекается с ${theirs}, который занимает ${owner.ru}: выберите другой.`,
      en: `Its ${kind} ${path} collides with ${theirs} of ${owner.en}: choose another one.`,
    };
  });
  return [...collisions, ...repeated(manifest), ...takenKinds(manifest, others)];
}
