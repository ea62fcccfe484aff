import { deployerOf, type Deployment } from '../registry/Deployment';
import { asTable, audienceText, timeText } from './asTable';

const words = {
  release: 'released',
  canary: 'canary',
  promote: 'promoted',
  rollback: 'back to',
  stopCanary: 'canary stopped',
  hold: 'held',
  unhold: 'held no more',
  retire: 'taken off',
  restore: 'restored',
  repair: 'history repaired',
};

function target({ kind, channel: { stable, canary, held } }: Deployment): string {
  if (kind === 'canary' && canary) return `${canary.release} (${audienceText(canary)})`;
  return kind === 'hold' && held ? held.join(', ') : stable;
}

export const printHistory = (deployments: readonly Deployment[]): string =>
  deployments.length === 0
    ? 'Nothing was moved yet.'
    : asTable([
        ['WHEN', 'REMOTE', 'WHAT', 'RELEASE', 'BY', 'WHY'],
        ...deployments.map((deployment) => [
          timeText(deployment.at),
          deployment.remote,
          words[deployment.kind],
          target(deployment),
          deployerOf(deployment),
          deployment.why,
        ]),
      ]);
