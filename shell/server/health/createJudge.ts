import { canaryStopped } from '../../releases/deployments/canaryStopped';
import { ImpossibleDeployment } from '../../releases/deployments/ImpossibleDeployment';
import { rolledBack } from '../../releases/deployments/rolledBack';
import type { Channel } from '../../releases/registry/Channel';
import { Conflict } from '../../releases/registry/Conflict';
import type { Deployment } from '../../releases/registry/Deployment';
import type { Registry } from '../../releases/registry/Registry';
import type { ReportSink } from '../reports/createReportSink';
import type { Counts } from './Counts';
import type { AllFigures } from './createFigures';
import { verdictOf, type Verdict } from './verdictOf';

interface Sources {
  registry: Pick<Registry, 'history' | 'move'>;
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

const whatNext = ({ move: deployment, candidate }: Verdict) =>
  deployment
    ? ` The server takes it back when it fails for five people or in five networks: by now ${candidate.people} and ${candidate.networks}.`
    : ' The server leaves it to you to take it back.';

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
export function createJudge({ registry, readAll, report }: Sources) {
  const alarmed = new Set<string>();

  function raise(remote: string, release: string, verdict: Verdict) {
    const key = `${remote} ${release} ${verdict.since}`;
    if (alarmed.has(key)) return;
    alarmed.add(key);
    const message = figuresOf(release, verdict) + whatNext(verdict);
    report({ kind: 'alarm', remote, release, message });
  }

  async function judge(remote: string, release: string) {
    const history = (await registry.history()).filter((deployment) => deployment.remote === remote);
    const verdict = verdictOf(release, history, await readAll());
    if (!verdict?.isAlarming) return;
    raise(remote, release, verdict);
    const { move: kind, baseline, hasToGo } = verdict;
    if (!hasToGo || !kind || !baseline) return;
    const channel = movedBack(baseline.release, release, kind === 'stopCanary', history);
    await registry.move({ remote, kind, why: figuresOf(release, verdict), channel });
  }

  /** Never rejects: where another process or a person was faster, nothing is left to do. */
  return (remote: string, release: string): Promise<void> =>
    judge(remote, release).catch((error: unknown) => {
      if (!isNoMatter(error)) console.error(`${remote} ${release} could not be judged:`, error);
    });
}
