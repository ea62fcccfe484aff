import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { createMountVisitor, type Seen } from './createMountVisitor';
import { lookAgain } from './lookAgain';
import { type MountStage, openMountStage } from './openMountStage';
import { recordOf } from './recordOf';
import {
  type Known,
  type MountVisit,
  openVisits,
  type Person,
  plainVisits,
  routesOf,
  viewersOf,
} from './visitsOf';
import { whatIsUnseen } from './whatIsUnseen';
import { inParallel } from '../releases/registry/inParallel';
import type { Registry, Release } from '../releases/registry/Registry';
import { activeManifests } from '../releases/refusalsOf';
import { findBrowser } from '../releases/gate/findBrowser';
import type { MountResult } from '../releases/gate/Reason';

interface Options {
  registry: Registry;
  /** Published, or made known by a registry that pretends so. Its static checks have passed. */
  which: Release;
  onProgress?: (text: string) => void;
}

/** Most of a visit is waiting for what happens by itself; few of them work at a time. */
const atOnce = 16;

const noBrowser =
  'No Chromium was found to mount it in: run npx playwright install chromium, or set PLAYWRIGHT_CHROMIUM to the file of one.';

/** What is mounted: the remote among the others, or with a new shell every remote. */
async function mountedWith(registry: Registry, { name, release }: Release) {
  const active = await activeManifests(registry, name);
  if (name === 'shell') return { manifests: active, others: [] };
  const manifest = await registry.manifest(name, release);
  return { manifests: manifest ? [manifest] : [], others: active };
}

/** Records of these pages that each person’s lists give; a list that fails gives none. */
async function recordsOf(stage: MountStage, manifests: readonly RemoteManifest[]) {
  const records = new Map<Person, Set<string>>();
  const wanted = routesOf(manifests).flatMap((route) =>
    viewersOf(route.access).map((person) => ({ route, person })),
  );
  await inParallel(wanted, async ({ route, person }) => {
    const found = await recordOf(stage, route, person).catch(() => undefined);
    if (found) records.set(person, (records.get(person) ?? new Set()).add(found));
  });
  return records;
}

/** All that people can find, whichever way they do. */
function together(ways: readonly Known[]): Known {
  const people = new Set(ways.flatMap((way) => [...way.keys()]));
  const foundBy = (person: Person) => ways.flatMap((way) => [...(way.get(person) ?? [])]);
  return new Map([...people].map((person) => [person, new Set(foundBy(person))]));
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
function onceEach(seen: ReadonlyMap<MountVisit, Seen>) {
  const told = new Set<string>();
  return [...seen.values()]
    .flatMap(({ refusals }) => refusals)
    .filter((refusal) => {
      const about = refusal.replace(/^Mounted as .*? \(\w+, \d+ px(?:, dark)?\), /, '');
      if (told.has(about)) return false;
      told.add(about);
      return true;
    });
}

const namesOf = (manifests: readonly RemoteManifest[]) =>
  manifests.map(({ declaration }) => declaration.name);

const isOwn = ({ record }: MountVisit) => record === 'own';

/** The visits of pages whose records everybody has found in lists, without having seen a page. */
function listedVisits(visits: readonly MountVisit[]) {
  const rest = new Set(visits.filter((one) => !isOwn(one)).map(({ what }) => what));
  return visits.filter(({ what }) => !rest.has(what));
}

/** The visits of pages that no visit before was of, where somebody has something to see by now. */
function readyVisits(visits: readonly MountVisit[], seen: ReadonlyMap<MountVisit, Seen>) {
  const done = new Set([...seen.keys()].map(({ what }) => what));
  const rest = visits.filter(({ what }) => !done.has(what));
  const shown = new Set(rest.filter(isOwn).map(({ what }) => what));
  // Nothing leads to the others any more.
  return shown.size > 0 ? rest.filter(({ what }) => shown.has(what)) : rest;
}

/** Only the command line says it. */
type SightInWords = MountResult & { reasons: string[] };

async function visitAll(
  stage: MountStage,
  mounted: Awaited<ReturnType<typeof mountedWith>>,
  onProgress: (text: string) => void,
): Promise<SightInWords> {
  const { manifests, others } = mounted;
  const all = namesOf([...manifests, ...others]);
  const { visit, links } = createMountVisitor(stage, { own: namesOf(manifests), all });
  const seen = new Map<MountVisit, Seen>();
  const visitEach = async (visits: readonly MountVisit[]) => {
    const found: [MountVisit, Seen][] = [];
    const look = async (one: MountVisit) => {
      found.push([one, await visit(one)]);
      onProgress(`mounted ${one.what} as ${one.person ?? 'a guest'}`);
    };
    await inParallel(visits, look, atOnce);
    const inOrder = found.toSorted(([a], [b]) => visits.indexOf(a) - visits.indexOf(b));
    const alone = (one: MountVisit) => visit(one, { isAlone: true });
    for (const [one, told] of await lookAgain(new Map(inOrder), alone)) seen.set(one, told);
  };
  const records = await recordsOf(stage, [...manifests, ...others]);
  await visitEach([...plainVisits(mounted), ...listedVisits(openVisits(mounted, records))]);
  // The links to other records are on the pages before.
  for (;;) {
    const known = together([links, records, stage.letters()]);
    const next = readyVisits(openVisits(mounted, known), seen);
    if (next.length === 0) break;
    await visitEach(next);
  }
  const { reasons: hidden, unseen } = whatIsUnseen(seen);
  const reasons = [...onceEach(seen), ...hidden];
  return { reasons: [...reasons, ...new Set([...unworded(stage), ...unrendered(stage)])], unseen };
}

/** Mounts every route and widget of the release in a browser, inside the shell that visitors get, with demo data. */
export async function mountRelease(options: Options): Promise<SightInWords> {
  const { registry, which, onProgress = () => undefined } = options;
  const executablePath = findBrowser();
  if (!executablePath) return { reasons: [noBrowser], unseen: [] };
  const mounted = await mountedWith(registry, which);
  const stage = await openMountStage({ registry, which, executablePath });
  try {
    onProgress('started the product with demo data');
    return await visitAll(stage, mounted, onProgress);
  } finally {
    await stage.close();
  }
}
