import type { Secret } from '../../releases/keys/createSecret';
import type { Registry } from '../../releases/registry/Registry';
import type { AskWho } from '../askWho';
import { within } from '../within';
import type { ReportSink } from '../reports/createReportSink';
import { createFigures } from './createFigures';
import { createFileLook } from './createFileLook';
import { createJudge } from './createJudge';
import { createSenders, type Origin } from './createSenders';
import { createVisits, type Given } from './createVisits';
import { keepFigures } from './keepFigures';
import { readFigures } from './readFigures';

/** A failure as the page reports it. */
export interface Failure {
  /** What its document carried. */
  visit?: string;
  /** Left out for the shell itself. */
  remote?: string;
  release: string;
  phase: string;
  step?: string;
}

interface Sources {
  registry: Registry;
  secret: Secret;
  askWho: AskWho;
  /** Where alarms go. */
  report: ReportSink;
}

const patience = 1_000;

export type HealthKeeper = ReturnType<typeof createHealth>;

/**
 * A backend that fails meets every release, what a policy has stopped has not run, and where the
 * browser has drawn anew, or asking again has helped, nobody missed anything.
 */
const isOfRelease = ({ phase, step }: Failure) =>
  !['call', 'policy', 'draw'].includes(phase) && step !== 'retry';

/** Counts how releases do, tells of one that fails, and takes it back. */
export function createHealth({ registry, secret, askWho, report }: Sources) {
  const figures = createFigures();
  const visits = createVisits(secret);
  const senderOf = createSenders(secret, askWho);
  const isDamaged = createFileLook(registry);
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

  async function countFailure(failure: Failure, origin: Origin) {
    const { visit, remote = 'shell', release, phase } = failure;
    const wasGiven = visit && isOfRelease(failure) && visits.read(visit)?.has(remote, release);
    if (!wasGiven || (phase === 'load' && !(await isDamaged(remote, release)))) return;
    if (!figures.fail(remote, release, await senderOf(origin))) return;
    unshared.set(`${remote} ${release}`, [remote, release]);
    kept.changed();
    await judge(remote, release);
  }

  return {
    /** Gives what a document carries, so that its failures can be counted; nobody waits for more. */
    visit(given: readonly Given[], origin: Origin): string {
      void begin(countVisit(given, origin));
      return visits.write(given);
    },
    /** Counts a failure once for each visitor; settles when what follows from it is done. */
    failure: (failure: Failure, origin: Origin): Promise<void> =>
      begin(countFailure(failure, origin)),
    async close() {
      // An API that hangs is no reason to stay.
      await within(Promise.all(underWay), patience);
      await kept.close();
    },
  };
}
