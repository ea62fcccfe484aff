import { wordsOf } from '../gate/Reason';
import { mayRepair } from '../registry/createLogReader';
import { deployerOf, type Deployment } from '../registry/Deployment';
import type { Context, Request } from './Command';
import { Failure } from './Failure';

export interface Repaired {
  /** What was wrong, a sentence each. */
  found: string[];
  moves: Deployment[];
}

const stands = (deployment: Deployment) =>
  `${deployment.remote} ${deployment.channel.stable}, since ${deployment.at} by ${deployerOf(deployment)}: ${deployment.why}`;

/** Vouches for the history as it lies there, by a signed move of every remote. */
export async function repair({ registry, step }: Context, { options }: Request): Promise<Repaired> {
  const found = (await registry.alarms()).map(({ texts }) => wordsOf(texts, 'en'));
  if (found.length === 0)
    throw new Failure('conflict', 'The history of moves is sound: there is nothing to repair.');
  const own = registry.keys.own();
  if (!mayRepair(registry.keys, own))
    throw new Failure('refused', `The key of this machine, ${own}, may not repair the history.`, {
      advice: ['Only a key that may release all remotes may: npm run release -- keys list'],
    });
  const { isCertain, newest } = await registry.known();
  if (!isCertain && !options.yes)
    throw new Failure('refused', 'Moves are lost that nobody here remembers.', {
      reasons: [
        ...found,
        ...newest.map((deployment) => `Visitors would get ${stands(deployment)}.`),
      ],
      advice: [
        'A lost move may have taken one of these back. Put the lost files back if you can.',
        'Else: npm run release -- repair --yes, and then rollback what is not good.',
      ],
    });
  const why = options.why ?? found.join(' ');
  return { found, moves: await step('repair the history', () => registry.repair(why)) };
}
