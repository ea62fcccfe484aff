import type { Move } from '../registry/Move';
import { asReach } from './asReach';
import { asTable } from './asTable';
import { asTime } from './asTime';

const words = {
  release: 'released',
  canary: 'canary',
  promote: 'promoted',
  rollback: 'back to',
  stopCanary: 'canary stopped',
};

const target = ({ kind, channel: { stable, canary } }: Move) =>
  kind === 'canary' && canary ? `${canary.release} (${asReach(canary)})` : stable;

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
          move.by,
          move.why,
        ]),
      ]);
