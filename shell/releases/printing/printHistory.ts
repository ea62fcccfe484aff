import { moverOf, type Move } from '../registry/Move';
import { asReach } from './asReach';
import { asTable } from './asTable';
import { asTime } from './asTime';

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

function target({ kind, channel: { stable, canary, held } }: Move): string {
  if (kind === 'canary' && canary) return `${canary.release} (${asReach(canary)})`;
  return kind === 'hold' && held ? held.join(', ') : stable;
}

export const printHistory = (moves: readonly Move[]): string =>
  moves.length === 0
    ? 'Nothing was moved yet.'
    : asTable([
        ['WHEN', 'REMOTE', 'WHAT', 'RELEASE', 'BY', 'WHY'],
        ...moves.map((move) => [
          asTime(move.at),
          move.remote,
          words[move.kind],
          target(move),
          moverOf(move),
          move.why,
        ]),
      ]);
