import type { Registry, Release } from '../registry/Registry';
import { moverOf } from '../registry/Move';
import { Failure } from './Failure';
import { takenBack } from './takenBack';

/** @throws Failure when visitors have this release already, or it was taken from them. */
export async function refuseRepeat(registry: Registry, which: Release): Promise<void> {
  const { name, release } = which;
  const channel = (await registry.current()).channels[name];
  if (channel?.stable === release)
    throw new Failure('conflict', `${name} ${release} is what everybody gets already.`, {
      advice: ['Its sources have not changed since: change them and release again.'],
    });
  const back = takenBack(await registry.history(), which);
  if (back)
    throw new Failure(
      'conflict',
      `${name} ${release} was taken back by ${moverOf(back)}: ${back.why}.`,
      {
        advice: [
          'Change the sources and release again.',
          back.kind === 'retire'
            ? `Or bring it back as it was: npm run release -- restore ${name}`
            : `Or try the same once more: npm run release -- canary ${name} ${release} --percent 5`,
        ],
      },
    );
}
