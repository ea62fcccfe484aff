import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { createMountVisitor } from '../mount/createMountVisitor';
import { type MountStage, openMountStage } from '../mount/openMountStage';
import { recordOf } from '../mount/recordOf';
import { type MountVisit, openVisits, plainVisits, routesOf } from '../mount/visitsOf';
import { inParallel } from '../registry/inParallel';
import type { Registry, Release } from '../registry/Registry';
import { activeManifests } from '../refusalsOf';
import { findBrowser } from './findBrowser';

interface Options {
  registry: Registry;
  /** Published, or made known by a registry that pretends so. Its static checks have passed. */
  which: Release;
  onProgress?: (text: string) => void;
}

/** Most of a visit is waiting for what happens by itself; two of them work at a time. */
const together = 8;

const noBrowser =
  'No Chromium was found to mount it in: run npx playwright install chromium, or set PLAYWRIGHT_CHROMIUM to the file of one.';

/** What is mounted: the remote among the others, or with a new shell every remote. */
async function mountedWith(registry: Registry, { name, release }: Release) {
  const active = await activeManifests(registry, name);
  if (name === 'shell') return { manifests: active, others: [] };
  const manifest = await registry.manifest(name, release);
  return { manifests: manifest ? [manifest] : [], others: active };
}

/** Records that the pages of these remotes list by themselves; a list that fails lists none. */
async function recordsOf(stage: MountStage, manifests: readonly RemoteManifest[]) {
  const found = await Promise.all(
    routesOf(manifests).map((route) => recordOf(stage, route).catch(() => undefined)),
  );
  return found.filter((address) => address !== undefined);
}

const unworded = ({ reports }: MountStage) =>
  reports
    .filter((report) => report.kind === 'texts')
    .map(
      ({ remote = 'The shell', language, missing }) =>
        `${remote} shows keys instead of words in ${language}: add ${missing.join(', ')}.`,
    );

const unrendered = ({ reports }: MountStage) =>
  reports
    .filter((report) => report.kind === 'error')
    .filter(({ phase }) => phase === 'draw')
    .map(({ page, message }) => `The server cannot draw ${page}: ${message}`);

/** What several people see of one page is told of the first of them. */
function onceEach(visits: readonly MountVisit[], found: ReadonlyMap<MountVisit, string[]>) {
  const told = new Set<string>();
  return visits
    .flatMap((one) => found.get(one) ?? [])
    .filter((refusal) => {
      const about = refusal.replace(/^Mounted as .*? \(\w+, \d+ px\), /, '');
      if (told.has(about)) return false;
      told.add(about);
      return true;
    });
}

const namesOf = (manifests: readonly RemoteManifest[]) =>
  manifests.map(({ declaration }) => declaration.name);

async function visitAll(
  stage: MountStage,
  mounted: Awaited<ReturnType<typeof mountedWith>>,
  onProgress: (text: string) => void,
): Promise<string[]> {
  const { manifests, others } = mounted;
  const all = namesOf([...manifests, ...others]);
  const { visit, links } = createMountVisitor(stage, { own: namesOf(manifests), all });
  const refusals: string[] = [];
  const visitEach = async (visits: readonly MountVisit[]) => {
    const found = new Map<MountVisit, string[]>();
    const late: MountVisit[] = [];
    const look = async (one: MountVisit) => {
      const seen = await visit(one);
      if (seen.isLate) late.push(one);
      found.set(one, seen.refusals);
      onProgress(`mounted ${one.what} as ${one.person ?? 'a guest'}`);
    };
    await inParallel(visits, look, together);
    // Once more and alone: what is late then is the fault of the release.
    for (const one of late) found.set(one, (await visit(one)).refusals);
    refusals.push(...onceEach(visits, found));
  };
  await visitEach(plainVisits(mounted));
  // The links to records are on the pages before.
  const records = await recordsOf(stage, [...manifests, ...others]);
  await visitEach(openVisits(mounted, new Set([...links, ...records])));
  return [...refusals, ...new Set([...unworded(stage), ...unrendered(stage)])];
}

/**
 * Mounts every route and widget of the release in a browser, inside the shell that visitors get,
 * with demo data. Gives what speaks against it, a sentence each.
 */
export async function mountRelease(options: Options): Promise<string[]> {
  const { registry, which, onProgress = () => undefined } = options;
  const executablePath = findBrowser();
  if (!executablePath) return [noBrowser];
  const mounted = await mountedWith(registry, which);
  const stage = await openMountStage({ registry, which, executablePath });
  try {
    onProgress('started the product with demo data');
    return await visitAll(stage, mounted, onProgress);
  } finally {
    await stage.close();
  }
}
