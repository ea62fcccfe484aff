import { toCanary } from '../moves/toCanary';
import type { Context } from './Context';
import { keptRelease } from './keptRelease';
import { moveTo, type Moved } from './moveTo';
import { needFinding, passGate } from './passGate';
import { remoteIn } from './remoteIn';
import type { Request } from './Request';
import { wasStable } from './wasStable';

/** Gives a kept release to a part of the visitors, or changes how many get it. */
export async function canary(context: Context, { words, options }: Request): Promise<Moved> {
  const { registry, step } = context;
  const { name } = await remoteIn(registry, words[0]);
  const which = await keptRelease(registry, { name, release: words[1] ?? '' });
  const { release } = which;
  const isProven = wasStable(await registry.history(), name, release);
  await passGate(context, which, isProven ? 'static' : 'whole');
  if (!isProven) await needFinding(context, which);
  const { percent = 0, roles = [] } = options;
  const channel = toCanary({ release, percent, roles });
  return step('activate', () =>
    moveTo(registry, { remote: name, kind: 'canary', channel, options }),
  );
}
