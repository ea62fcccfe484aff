import {
  canaryStopped,
  ImpossibleDeployment,
  rolledBack,
} from '../../releases/deployments/deployments';
import { wordsOf } from '../../releases/gate/Reason';
import { shellMisfits } from '../../releases/refusalsOf';
import { Conflict } from '../../releases/registry/BrokenHistory';
import type { Channel, Deployment } from '../../releases/registry/Deployment';
import type { Registry, Release } from '../../releases/registry/Registry';
import type { ReportSink } from '../reports/createReportSink';
import type { Counts } from './countsOf';
import type { AllFigures } from './createFigures';
import { hasEnoughSides } from './shouldStopCanary';
import { type Verdict, verdictOf } from './verdictOf';

interface JudgeSources {
  registry: Pick<
    Registry,
    | 'history'
    | 'move'
    | 'current'
    | 'manifest'
    | 'shellManifest'
    | 'hasPassed'
    | 'damages'
    | 'store'
  >;
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
  { move: deployment, candidate, hasToGo, isShellNewer }: Verdict,
  obstacle: string | undefined,
) => {
  if (obstacle) return ` The server does not take it back, since ${obstacle}`;
  if (!deployment) return leftToYou(isShellNewer);
  const sides = `${candidate.people} and ${candidate.networks}`;
  return hasEnoughSides(candidate) && !hasToGo
    ? ` Enough people or networks have told of it (${sides}): the server takes it back once this can no longer be chance.`
    : ` The server takes it back when it fails for five people or in five networks: by now ${sides}.`;
};

interface Back extends Release {
  /** The release that visitors get instead. */
  baseline: string;
  isCanary: boolean;
  /** Of everything, newest first. */
  history: readonly Deployment[];
}

/** The same move, unless somebody has changed what it is about. */
const movedBack =
  ({ name: remote, release, baseline, isCanary, history }: Back) =>
  (before: Channel | undefined): Channel => {
    if ((isCanary ? before?.canary?.release : before?.stable) !== release)
      throw new ImpossibleDeployment(`${release} has been moved already.`);
    if (before?.held?.includes(release)) throw new ImpossibleDeployment(`${release} is held.`);
    if (isCanary) return canaryStopped(before);
    return rolledBack({ history, remote, release: baseline })(before);
  };

const isNoMatter = (error: unknown) =>
  error instanceof Conflict || error instanceof ImpossibleDeployment;

/** Raises an alarm for a release that fails more than the one it is compared with, and takes it back. */
export function createJudge({ registry, readAll, report }: JudgeSources) {
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
    obstacle: string | undefined,
  ) {
    const { since } = verdict;
    const key = `${remote} ${release} ${since}`;
    if (alarmed.has(key)) return;
    alarmed.add(key);
    const message = figuresOf(release, verdict) + whatNext(verdict, obstacle);
    // A process that does not know the owner leaves it to another one to write.
    const owner = await ownerOf(remote, release);
    const isToBeTold = owner !== null && (await isFirst(remote, release, since));
    report({ kind: 'alarm', remote, release, owner: isToBeTold ? owner : null, message });
  }

  /** As visitors would get it: a damaged release, or one of a revoked key, is given to nobody. */
  const isGivable = async (which: Release) =>
    (await registry.hasPassed(which)) &&
    (await registry.damages(which.name, which.release)).length === 0;

  /** Why visitors would lose more by the move than by the release, as when a person takes it back. */
  async function obstacleTo(
    name: string,
    { move: kind, baseline }: Verdict,
  ): Promise<string | undefined> {
    if (!kind || !baseline) return undefined;
    const { release } = baseline;
    if (!(await isGivable({ name, release })))
      return `${release} is damaged, or nothing that is believed says that it has passed the gate.`;
    if (name !== 'shell' || kind !== 'rollback') return undefined;
    const misfits = await shellMisfits(registry, release);
    if (misfits.length === 0) return undefined;
    const told = misfits.map((reason) => wordsOf(reason, 'en'));
    return `remotes of today would not run: ${told.join(' ')}`;
  }

  async function judge(remote: string, release: string) {
    const which = { name: remote, release };
    const history = await registry.history();
    const verdict = verdictOf(which, history, await readAll());
    if (!verdict?.isAlarming) return;
    const obstacle = await obstacleTo(remote, verdict);
    await raise(which, verdict, obstacle);
    const { move: kind, baseline, hasToGo } = verdict;
    if (!hasToGo || !kind || !baseline || obstacle) return;
    const isCanary = kind === 'stopCanary';
    const channel = movedBack({ ...which, baseline: baseline.release, isCanary, history });
    const why = figuresOf(release, verdict);
    await registry.move({ remote, kind, why, channel });
    const owner = await ownerOf(remote, release);
    report({ kind: 'move', move: kind, remote, release, owner, message: why });
  }

  /** Never rejects: where another process or a person was faster, nothing is left to do. */
  const look = (remote: string, release: string): Promise<void> =>
    judge(remote, release).catch((error: unknown) => {
      if (!isNoMatter(error)) console.error(`${remote} ${release} could not be judged:`, error);
    });

  const running = new Map<string, Promise<void>>();
  const waiting = new Map<string, Promise<void>>();

  /** What is told of a release during a look is judged by the next one, which reads all of it at once. */
  return (remote: string, release: string): Promise<void> => {
    const key = `${remote} ${release}`;
    const begin = () => {
      waiting.delete(key);
      const done = look(remote, release).finally(() => running.delete(key));
      running.set(key, done);
      return done;
    };
    const next = waiting.get(key) ?? running.get(key)?.then(begin);
    if (!next) return begin();
    waiting.set(key, next);
    return next;
  };
}
