import { randomBytes } from 'node:crypto';
import {
  canaryStopped,
  ImpossibleDeployment,
  rolledBack,
} from '../../releases/deployments/deployments';
import type { Secret } from '../../releases/keys/createSecret';
import type { Channel, Deployment } from '../../releases/registry/Deployment';
import { Conflict } from '../../releases/registry/BrokenHistory';
import { inParallel } from '../../releases/registry/inParallel';
import { wordsOf } from '../../releases/gate/Reason';
import { shellMisfits } from '../../releases/refusalsOf';
import type { Registry, Release } from '../../releases/registry/Registry';
import type { ReleaseStore } from '../../releases/store/ReleaseStore';
import type { ReportOfPage } from '../../page/reports/Report';
import type { AskWho } from '../askWho';
import type { Origin } from '../Origin';
import type { ReportSink } from '../reports/createReportSink';
import type { ReportedFailure } from '../reports/receiveReports';
import { withTimeout } from '../withTimeout';
import type { Counts } from './countsOf';
import { type AllFigures, createFigures, type Figures } from './createFigures';
import { createFileLook } from './createFileLook';
import { createSenders } from './createSenders';
import { createOnce, createVisits, type Given } from './createVisits';
import { createIsGiven } from './givenOf';
import { fromFile, healthFolder, toFile } from './HealthFile';
import { linesIn, vitalNames } from './Observations';
import { readFigures } from './readFigures';
import { type Verdict, verdictOf } from './verdictOf';

interface JudgeSources {
  registry: Pick<Registry, 'history' | 'move' | 'current' | 'manifest' | 'shellManifest' | 'store'>;
  /** What all server processes know now. */
  readAll: () => Promise<AllFigures>;
  report: ReportSink;
}

const percent = ({ visitors, failed }: Counts) =>
  `${((100 * failed) / (visitors || 1)).toFixed(1)} %`;
const told = (counts: Counts) =>
  `${counts.failed} of ${counts.visitors} visitors (${percent(counts)})`;

const figuresOf = (release: string, { candidate, compared, baseline }: Verdict) =>
  `${release} failed for ${told(candidate)}` +
  (baseline ? `, ${baseline.release} for ${told(compared)}.` : '.');

const leftToYou = (isShellNewer = false) =>
  isShellNewer
    ? ' The shell has changed since it was given: the server leaves it to you to take back one of the two.'
    : ' The server leaves it to you to take it back.';

const whatNext = (
  { move: deployment, candidate, isShellNewer }: Verdict,
  misfits: readonly string[],
) => {
  if (misfits.length > 0)
    return ` The server does not take it back, since remotes of today would not run: ${misfits.join(' ')}`;
  return deployment
    ? ` The server takes it back when it fails for five people or in five networks: by now ${candidate.people} and ${candidate.networks}.`
    : leftToYou(isShellNewer);
};

/** The same move, unless somebody has changed what it is about. */
const movedBack =
  (baseline: string, release: string, isCanary: boolean, history: readonly Deployment[]) =>
  (before: Channel | undefined): Channel => {
    if ((isCanary ? before?.canary?.release : before?.stable) !== release)
      throw new ImpossibleDeployment(`${release} has been moved already.`);
    if (before?.held?.includes(release)) throw new ImpossibleDeployment(`${release} is held.`);
    if (isCanary) return canaryStopped(before);
    const [{ remote } = { remote: '' }] = history;
    return rolledBack({ history, remote, release: baseline })(before);
  };

const isNoMatter = (error: unknown) =>
  error instanceof Conflict || error instanceof ImpossibleDeployment;

/** Raises an alarm for a release that fails more than the one it is compared with, and takes it back. */
function createJudge({ registry, readAll, report }: JudgeSources) {
  const alarmed = new Set<string>();

  async function declaredOwner(remote: string, release: string) {
    if (remote === 'shell') return (await registry.shellManifest(release))?.owner;
    return (await registry.manifest(remote, release))?.declaration.owner;
  }

  /** Never rejects: what is to be told goes out also while the store does not answer. */
  const ownerOf = async (remote: string, release: string): Promise<string | null> =>
    (await declaredOwner(remote, release).catch(() => undefined)) ?? null;

  /** Of all processes one writes to the owner. */
  const isFirst = (remote: string, release: string, since: number) =>
    registry.store
      .create(`alarms/${remote}/${release}-${since}.json`, Buffer.from('{}'))
      .catch(() => true);

  async function raise(
    { name: remote, release }: Release,
    verdict: Verdict,
    misfits: readonly string[],
  ) {
    const { since } = verdict;
    const key = `${remote} ${release} ${since}`;
    if (alarmed.has(key)) return;
    alarmed.add(key);
    const message = figuresOf(release, verdict) + whatNext(verdict, misfits);
    // A process that does not know the owner leaves it to another one to write.
    const owner = await ownerOf(remote, release);
    const isToBeTold = owner !== null && (await isFirst(remote, release, since));
    report({ kind: 'alarm', remote, release, owner: isToBeTold ? owner : null, message });
  }

  /** What would no longer run if a shell were taken back, as when a person takes it back. */
  async function misfitsOf(remote: string, { move: kind, baseline }: Verdict): Promise<string[]> {
    if (remote !== 'shell' || kind !== 'rollback' || !baseline) return [];
    const reasons = await shellMisfits(registry, baseline.release);
    return reasons.map((reason) => wordsOf(reason, 'en'));
  }

  async function judge(remote: string, release: string) {
    const moves = await registry.history();
    const history = moves.filter((deployment) => deployment.remote === remote);
    const verdict = verdictOf({ name: remote, release }, moves, await readAll());
    if (!verdict?.isAlarming) return;
    const misfits = await misfitsOf(remote, verdict);
    await raise({ name: remote, release }, verdict, misfits);
    const { move: kind, baseline, hasToGo } = verdict;
    if (!hasToGo || !kind || !baseline || misfits.length > 0) return;
    const channel = movedBack(baseline.release, release, kind === 'stopCanary', history);
    const why = figuresOf(release, verdict);
    await registry.move({ remote, kind, why, channel });
    const owner = await ownerOf(remote, release);
    report({ kind: 'move', move: kind, remote, release, owner, message: why });
  }

  /** Never rejects: where another process or a person was faster, nothing is left to do. */
  return (remote: string, release: string): Promise<void> =>
    judge(remote, release).catch((error: unknown) => {
      if (!isNoMatter(error)) console.error(`${remote} ${release} could not be judged:`, error);
    });
}

const pause = 5_000;
interface Place {
  store: ReleaseStore;
  secret: Secret;
}

/** Processes that ended long ago have left files that say nothing any more. */
async function forgetOld({ store, secret }: Place, own: string) {
  const old: string[] = [];
  await inParallel(await store.list(healthFolder), async (key) => {
    if (key !== own && fromFile(await store.read(key), secret).size === 0) old.push(key);
  });
  if (old.length > 0) await store.remove(old);
}

/** Writes the figures of this process where others can read them, every five seconds at most. */
export function keepFigures(place: Place, figures: Figures, onWritten?: () => Promise<void>) {
  const { store, secret } = place;
  const key = `${healthFolder}${randomBytes(8).toString('hex')}.json`;
  let timer: NodeJS.Timeout | undefined;
  let isFirst = true;
  let written: Promise<void> | undefined;

  async function write() {
    timer = undefined;
    try {
      await store.replace(key, toFile(figures.all(), secret));
      if (isFirst) await forgetOld(place, key);
      isFirst = false;
      await onWritten?.();
    } catch (error) {
      console.error('The figures of releases could not be written:', error);
    }
  }

  return {
    key,
    changed() {
      // A timer alone must not keep a server alive that was told to stop.
      timer ??= setTimeout(() => {
        written = write();
      }, pause).unref();
    },
    /** Writes what is not written yet. */
    async close() {
      await written;
      if (!timer) return;
      clearTimeout(timer);
      await write();
    },
  };
}

interface Sources {
  registry: Registry;
  secret: Secret;
  askWho: AskWho;
  /** Where alarms go. */
  report: ReportSink;
  /** Says where in the sources a stack is; undefined where nobody knows. */
  trace?: (stack: string) => Promise<string | undefined>;
}

const patience = 1_000;

/**
 * A backend that fails meets every release, what a policy has stopped has not run, and where the
 * browser has rendered anew, or asking again has helped, nobody missed anything.
 */
const isOfRelease = ({ phase, step }: { phase: string; step?: string }) =>
  !['call', 'policy', 'draw'].includes(phase) && step !== 'retry';

export type HealthKeeper = ReturnType<typeof createHealth>;

/** Counts how releases do, tells of one that fails, and takes it back. */
export function createHealth({ registry, secret, askWho, report, trace }: Sources) {
  const figures = createFigures();
  const visits = createVisits(secret);
  const isFirst = createOnce();
  const senderOf = createSenders(secret, askWho);
  const [isDamaged, isGiven] = [createFileLook(registry), createIsGiven(registry)];
  /** Judged again when other processes can know of them: the last one to write knows all. */
  const unshared = new Map<string, readonly [remote: string, release: string]>();
  const kept = keepFigures({ store: registry.store, secret }, figures, async () => {
    const again = [...unshared.values()];
    unshared.clear();
    for (const [remote, release] of again) await judge(remote, release);
  });
  const readAll = () =>
    readFigures(registry.store, secret, { key: kept.key, all: () => figures.all() });
  const judge = createJudge({ registry, readAll, report });

  const underWay = new Set<Promise<void>>();
  function begin(work: Promise<void>) {
    const done = work.finally(() => underWay.delete(done));
    underWay.add(done);
    return done;
  }

  async function countVisit(given: readonly Given[], origin: Origin) {
    const sender = await senderOf(origin);
    for (const { remote, release, isCounted } of given)
      if (isCounted) figures.visit(remote, release, sender);
    kept.changed();
  }

  async function countFailure(failure: ReportedFailure, origin: Origin) {
    const { visit, remote = 'shell', release, phase } = failure;
    const wasGiven = visit && isOfRelease(failure) && visits.read(visit)?.has(remote, release);
    if (!wasGiven || !(await isGiven(remote, release))) return;
    if (phase === 'load' && !(await isDamaged(remote, release))) return;
    if (!figures.fail(remote, release, await senderOf(origin))) return;
    unshared.set(`${remote} ${release}`, [remote, release]);
    kept.changed();
    await judge(remote, release);
  }

  /** Of what the page was given: how fast it is, and where it has failed. */
  async function observe(told: ReportOfPage, visit: string | undefined) {
    const { remote = 'shell', release } = told;
    if (!visit || !visits.read(visit)?.has(remote, release)) return;
    if (!(await isGiven(remote, release))) return;
    const name = told.kind === 'vital' && vitalNames.find((one) => one === told.name);
    if (told.kind === 'vital' && name && isFirst(visit, `${remote} ${release} ${name}`))
      figures.vital(remote, release, { name, value: told.value });
    if (told.kind === 'error' && told.stack && isOfRelease(told)) {
      const { phase, page, stack } = told;
      const lines = linesIn((await trace?.(stack).catch(() => undefined)) ?? stack);
      const at = [remote, release, phase, page, ...lines].join(' ');
      if (lines.length > 0 && isFirst(visit, at))
        figures.error(remote, release, { phase, page, lines });
    }
    kept.changed();
  }

  return {
    observe: (told: ReportOfPage, visit: string | undefined) => begin(observe(told, visit)),
    /** Gives what a document carries, so that its failures can be counted; nobody waits for more. */
    visit(given: readonly Given[], origin: Origin): string {
      void begin(countVisit(given, origin));
      return visits.write(given);
    },
    /** Counts a failure once for each visitor; settles when what follows from it is done. */
    failure: (failure: ReportedFailure, origin: Origin): Promise<void> =>
      begin(countFailure(failure, origin)),
    async close() {
      // An API that hangs is no reason to stay.
      await withTimeout(Promise.all(underWay), patience);
      await kept.close();
    },
  };
}
