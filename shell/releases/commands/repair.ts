import { wordsOf } from '../gate/wordsOf';
import { moverOf, type Move } from '../registry/Move';
import type { Context } from './Context';
import { Failure } from './Failure';
import type { Request } from './Request';

export interface Repaired {
  /** What was wrong, a sentence each. */
  found: string[];
  moves: Move[];
}

const stands = (move: Move) =>
  `${move.remote} ${move.channel.stable}, since ${move.at} by ${moverOf(move)}: ${move.why}`;

/** Vouches for the history as it lies there, by a signed move of every remote. */
export async function repair({ registry, step }: Context, { options }: Request): Promise<Repaired> {
  const found = (await registry.alarms()).map(({ texts }) => wordsOf(texts, 'en'));
  if (found.length === 0)
    throw new Failure('conflict', 'The history of moves is sound: there is nothing to repair.');
  const { isCertain, newest } = await registry.known();
  if (!isCertain && !options.yes)
    throw new Failure('refused', 'Moves are lost that nobody here remembers.', {
      reasons: [...found, ...newest.map((move) => `Visitors would get ${stands(move)}.`)],
      advice: [
        'A lost move may have taken one of these back. Put the lost files back if you can.',
        'Else: npm run release -- repair --yes, and then rollback what is not good.',
      ],
    });
  const why = options.why ?? found.join(' ');
  return { found, moves: await step('repair the history', () => registry.repair(why)) };
}
