import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { manifestSchema } from './manifestSchema';
import { overlaps } from './overlaps';

const namesOf = ({ declaration: { routes, slots } }: RemoteManifest) => [
  ...routes.map(({ screen }) => screen),
  ...slots.map(({ widget }) => widget),
];

/** What it names exists in it: every screen has its files, and every file its hash. */
function dangling(manifest: RemoteManifest): string[] {
  const { entry, exposed, screens, integrity } = manifest;
  const named = new Set([entry, ...exposed, ...Object.values(screens).flat()]);
  return [
    ...namesOf(manifest)
      .filter((name) => !(name in screens))
      .map((name) => `${name} is declared, and the build has no files of it: import it lazily.`),
    ...[...named]
      .filter((file) => !(file in integrity))
      .map((file) => `${file} has no hash in the manifest: build again.`),
  ];
}

/** A feed is named by pages that find it, and has records to tell of. */
function idleFeeds({ declaration: { routes, feeds = [] } }: RemoteManifest): string[] {
  const isDeclared = (address?: string) => feeds.some(({ path }) => path === address);
  const hasRecords = (pattern: string) =>
    routes.some(({ path, list, access }) => path === pattern && list && access === 'public');
  const isPage = (address: string) => routes.some(({ path }) => overlaps(path, address));
  return [
    ...routes
      .filter(({ feed }) => feed !== undefined && !isDeclared(feed))
      .map(({ path, feed }) => `Its route ${path} names the feed ${feed}: declare it in feeds.`),
    ...feeds
      .filter(({ records }) => !hasRecords(records))
      .map(
        ({ path, records }) => `Its feed ${path} needs the public route ${records} with a list.`,
      ),
    ...feeds
      .filter(({ page }) => !isPage(page))
      .map(({ path, page }) => `Its feed ${path} is of the page ${page}: declare it in routes.`),
  ];
}

const paramsOf = (pattern: string) =>
  [...pattern.matchAll(/:([\w-]+)/g)].map(([, name = '']) => name);

/** The address of every record can be written. */
const halfAddresses = ({ declaration: { routes } }: RemoteManifest): string[] =>
  routes.flatMap(({ path, list }) =>
    paramsOf(path)
      .filter((name) => list && !(name in list.params))
      .map((name) => `The list of its route ${path} does not say :${name}: name it in params.`),
  );

/** The manifest is one: nothing that the server and the shell rely on is missing or odd. */
export function checkManifest(manifest: RemoteManifest): string[] {
  const { success, error } = manifestSchema.safeParse(manifest);
  if (success) return [...dangling(manifest), ...idleFeeds(manifest), ...halfAddresses(manifest)];
  return error.issues.map(
    ({ path, message }) =>
      `mfe.json: ${path.join('.')} ${message}. Mend remote.ts and build again.`,
  );
}
