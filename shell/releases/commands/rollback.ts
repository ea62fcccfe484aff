import { canaryStopped } from '../moves/canaryStopped';
import { ImpossibleMove } from '../moves/ImpossibleMove';
import { rolledBack } from '../moves/rolledBack';
import { Refused } from '../Refused';
import type { Context } from './Context';
import type { Release } from '../registry/Registry';
import { keptRelease } from './keptRelease';
import { moveTo, type Moved } from './moveTo';
import { needFinding, passGate } from './passGate';
import { remoteIn } from './remoteIn';
import type { Request } from './Request';
import { wasStable } from './wasStable';

/**
 * A release that everybody had is only asked whether it is whole: in trouble the way back must be
 * short and sure, and no rule that came since may close it.
 */
async function mayReturn(context: Context, which: Release) {
  const { registry } = context;
  await keptRelease(registry, which);
  if (!wasStable(await registry.history(), which.name, which.release)) {
    await passGate(context, which, 'whole');
    return needFinding(context, which);
  }
  if (!(await registry.folderOf(which.name, which.release)))
    throw new Refused(which, ['A file of it is missing or is not what was signed.']);
}

/** Takes back the last step: a canary that runs, else the stable release. Or goes to a named one. */
export async function rollback(context: Context, { words, options }: Request): Promise<Moved> {
  const { registry, step } = context;
  const [word, named] = words;
  const { name: remote } = await remoteIn(registry, word);
  const { channels, retired } = await registry.current();
  const channel = channels[remote] ?? retired[remote];
  if (channel?.canary && !named)
    return step('stop the canary', () =>
      moveTo(registry, { remote, kind: 'stopCanary', channel: canaryStopped, options }),
    );
  const release = named ?? channel?.lastKnownGood ?? undefined;
  if (release) await mayReturn(context, { name: remote, release });
  const back = rolledBack({ history: await registry.history(), remote, release });
  return step('activate', () =>
    moveTo(registry, {
      remote,
      kind: 'rollback',
      channel(before) {
        // Who asked meant the release that was stable then.
        if (before?.stable !== channel?.stable)
          throw new ImpossibleMove(`${before?.stable} was released since. Look and try again.`);
        return back(before);
      },
      options,
    }),
  );
}
