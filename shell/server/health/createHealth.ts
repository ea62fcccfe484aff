import type { Secret } from '../../releases/keys/createSecret';
import type { Registry } from '../../releases/registry/Registry';
import { createFigures } from './createFigures';
import { createJudge } from './createJudge';
import { createOnce } from './createOnce';
import { createVisits, type Given } from './createVisits';
import { keepFigures } from './keepFigures';

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

export type HealthKeeper = ReturnType<typeof createHealth>;

/**
 * A backend that fails meets every release, what a policy has stopped has not run, and where the
 * browser has drawn anew, or asking again has helped, nobody missed anything.
 */
const isOfRelease = ({ phase, step }: Failure) =>
  !['call', 'policy', 'draw'].includes(phase) && step !== 'retry';
const mostFailures = 20_000;

/** Counts how releases do, and takes back one that fails. */
export function createHealth(registry: Registry, secret: Secret) {
  const figures = createFigures();
  const kept = keepFigures(registry.store, figures);
  const visits = createVisits(secret);
  const judge = createJudge(registry, figures);
  const isFirst = createOnce(mostFailures);

  return {
    /** Counts a document; gives what it carries, so that its failures can be counted too. */
    visit(given: readonly Given[]): string {
      for (const { remote, release, isCounted } of given)
        if (isCounted) figures.add(remote, release, { visits: 1, failed: 0 });
      kept.changed();
      return visits.write(given);
    },
    /** Counts a failure once for each visit; settles when what follows from it is done. */
    async failure(failure: Failure): Promise<void> {
      const { visit, remote = 'shell', release } = failure;
      const known = visit && isOfRelease(failure) && visits.read(visit)?.given(remote, release);
      if (!known || !isFirst(`${visit} ${remote}`)) return;
      // Whoever came by a link within the page is known of only now.
      figures.add(remote, release, { visits: known.isCounted ? 0 : 1, failed: 1 });
      kept.changed();
      await judge(remote, release);
    },
    close: () => kept.close(),
  };
}
