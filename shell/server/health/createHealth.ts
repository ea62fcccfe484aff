import type { ReportOfPage } from '../../page/reports/Report';
import type { Secret } from '../../releases/keys/createSecret';
import type { Registry } from '../../releases/registry/Registry';
import type { AskWho } from '../askWho';
import type { Origin } from '../Origin';
import type { ReportSink } from '../reports/createReportSink';
import type { ReportedFailure } from '../reports/receiveReports';
import { withTimeout } from '../withTimeout';
import { createFigures } from './createFigures';
import { createFileLook } from './createFileLook';
import { createJudge } from './createJudge';
import { createSenders } from './createSenders';
import { createOnce, createVisits, type Given } from './createVisits';
import { createIsGiven } from './givenOf';
import { keepFigures } from './keepFigures';
import { linesIn, vitalNames } from './Observations';
import { readFigures } from './readFigures';

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
  const kept = keepFigures({ store: registry.store, secret }, figures, () => {
    const known = [...unshared];
    return async () => {
      for (const [key, failed] of known) if (unshared.get(key) === failed) unshared.delete(key);
      for (const [, [remote, release]] of known) await judge(remote, release);
    };
  });
  const readAll = () =>
    readFigures(registry.store, secret, { key: kept.key, all: () => figures.all() });
  const judge = createJudge({ registry, readAll, report });

  const underWay = new Set<Promise<void>>();
  /** Never rejects: nobody waits for a visit, and a rejection that nobody hears ends the process. */
  function begin(work: Promise<void>) {
    const done = work
      .catch((error: unknown) => console.error('What a page has met is not counted:', error))
      .finally(() => underWay.delete(done));
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
