import { toCanary, ImpossibleDeployment, promoted } from '../deployments/deployments';
import type { Context, Request } from './Command';
import { findRelease } from './findRelease';
import { deploy, type Deployed } from './deploy';
import { passGate, requireFinding } from './passGate';
import { findTarget } from './findTarget';
import { wasStable } from './takenBack';

/** Gives a kept release to a part of the visitors, or changes how many get it. */
export async function canary(context: Context, { words, options }: Request): Promise<Deployed> {
  const { registry, step } = context;
  const { name } = await findTarget(registry, words[0]);
  const which = await findRelease(registry, { name, release: words[1] ?? '' });
  const { release } = which;
  const running = (await registry.current()).channels[name]?.canary;
  // It runs, so a browser has seen it: more or fewer visitors make it no other release.
  const isRunning = running?.release === release && (await registry.mayBeGiven(which));
  const isProven = isRunning || wasStable(await registry.history(), name, release);
  await passGate(context, which, isProven ? 'static' : 'whole');
  if (!isProven) await requireFinding(context, which);
  const { percent = 0, roles = [] } = options;
  const channel = toCanary({ release, percent, roles });
  return step('activate', () =>
    deploy(registry, { remote: name, kind: 'canary', channel, options }),
  );
}

/** Gives the canary to everybody, if it still fits to what was released since. */
export async function promote(context: Context, { words, options }: Request): Promise<Deployed> {
  const { registry, step } = context;
  const { name } = await findTarget(registry, words[0]);
  const running = (await registry.current()).channels[name]?.canary;
  if (running) {
    const which = { name, release: running.release };
    await passGate(context, which, 'static');
    await requireFinding(context, which);
  }
  return step('activate', () =>
    deploy(registry, {
      remote: name,
      kind: 'promote',
      channel(before) {
        // Checked was the one that ran then.
        if (running && before?.canary && before.canary.release !== running.release)
          throw new ImpossibleDeployment(`Another canary runs since: ${before.canary.release}.`);
        return promoted(before);
      },
      options,
    }),
  );
}
