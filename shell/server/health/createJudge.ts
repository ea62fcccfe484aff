import { canaryStopped } from '../../releases/moves/canaryStopped';
import { ImpossibleMove } from '../../releases/moves/ImpossibleMove';
import { rolledBack } from '../../releases/moves/rolledBack';
import type { Channel } from '../../releases/registry/Channel';
import { Conflict } from '../../releases/registry/Conflict';
import type { Move } from '../../releases/registry/Move';
import type { Registry } from '../../releases/registry/Registry';
import type { Counts } from './Counts';
import type { Figures } from './createFigures';
import { fewestFailures, shouldStop } from './shouldStop';
import { trialOf, type Trial } from './trialOf';

const percent = ({ visits, failed }: Counts) => `${((100 * failed) / (visits || 1)).toFixed(1)} %`;
const told = (counts: Counts) => `${counts.failed} of ${counts.visits} visits (${percent(counts)})`;

/** The same move, unless somebody has changed what it is about. */
const movedBack =
  ({ kind, baseline }: Trial, release: string, history: readonly Move[]) =>
  (before: Channel | undefined): Channel => {
    const isCanary = kind === 'stopCanary';
    if ((isCanary ? before?.canary?.release : before?.stable) !== release)
      throw new ImpossibleMove(`${release} has been moved already.`);
    if (isCanary) return canaryStopped(before);
    const [{ remote } = { remote: '' }] = history;
    return rolledBack({ history, remote, release: baseline.release })(before);
  };

const isNoMatter = (error: unknown) => error instanceof Conflict || error instanceof ImpossibleMove;

/** Takes a release back when it fails more than the one it is compared with. */
export function createJudge(registry: Pick<Registry, 'history' | 'move'>, figures: Figures) {
  async function judge(remote: string, release: string) {
    if (figures.sum(remote, release).failed < fewestFailures) return;
    const history = (await registry.history()).filter((move) => move.remote === remote);
    const trial = trialOf(release, history, Date.now());
    if (!trial) return;
    const { kind, since, baseline } = trial;
    const candidate = figures.sum(remote, release, since);
    const compared = figures.sum(remote, baseline.release, baseline.since);
    if (!shouldStop(candidate, compared)) return;
    const why = `${release} failed in ${told(candidate)}, ${baseline.release} in ${told(compared)}.`;
    const channel = movedBack(trial, release, history);
    await registry.move({ remote, kind, by: 'server', why, channel });
  }

  /** Never rejects: where another process or a person was faster, nothing is left to do. */
  return (remote: string, release: string): Promise<void> =>
    judge(remote, release).catch((error: unknown) => {
      if (!isNoMatter(error)) console.error(`${remote} ${release} could not be taken back:`, error);
    });
}
