import { ImpossibleDeployment, promoted } from '../deployments/deployments';
import type { Context, Request } from './Command';
import { deploy, type Deployed } from './deploy';
import { passGate, requireFinding } from './passGate';
import { findTarget } from './findTarget';

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
