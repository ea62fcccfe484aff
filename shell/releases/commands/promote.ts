import { ImpossibleMove } from '../moves/ImpossibleMove';
import { promoted } from '../moves/promoted';
import type { Context } from './Context';
import { moveTo, type Moved } from './moveTo';
import { needFinding, passGate } from './passGate';
import { remoteIn } from './remoteIn';
import type { Request } from './Request';

/** Gives the canary to everybody, if it still fits to what was released since. */
export async function promote(context: Context, { words, options }: Request): Promise<Moved> {
  const { registry, step } = context;
  const { name } = await remoteIn(registry, words[0]);
  const running = (await registry.current()).channels[name]?.canary;
  if (running) {
    const which = { name, release: running.release };
    await passGate(context, which, 'static');
    await needFinding(context, which);
  }
  return step('activate', () =>
    moveTo(registry, {
      remote: name,
      kind: 'promote',
      channel(before) {
        // Checked was the one that ran then.
        if (running && before?.canary && before.canary.release !== running.release)
          throw new ImpossibleMove(`Another canary runs since: ${before.canary.release}.`);
        return promoted(before);
      },
      options,
    }),
  );
}
