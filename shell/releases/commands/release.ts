import { toCanary } from '../moves/toCanary';
import { toStable } from '../moves/toStable';
import type { Context } from './Context';
import type { Release } from '../registry/Registry';
import { inTurn } from './inTurn';
import { keepSbom } from './keepSbom';
import { moveTo, type Moved } from './moveTo';
import { needShell } from './needShell';
import { needFinding, passGate } from './passGate';
import { publishFolder } from './publishFolder';
import { refuseRepeat } from './refuseRepeat';
import type { Options, Request } from './Request';
import { remoteIn } from './remoteIn';
import { sourcesOf } from './sourcesOf';

function reachOf({ release }: Release, { percent, roles }: Options) {
  const isCanary = percent !== undefined || roles !== undefined;
  return isCanary
    ? {
        kind: 'canary' as const,
        channel: toCanary({ release, percent: percent ?? 0, roles: roles ?? [] }),
      }
    : { kind: 'release' as const, channel: toStable(release) };
}

/** Builds, publishes, checks and gives to visitors; to a part of them with `percent` or `roles`. */
export async function release(context: Context, { words, options }: Request): Promise<Moved> {
  const { registry, step } = context;
  const source = sourcesOf(await remoteIn(registry, words[0]));
  await needShell(registry, source.name);
  return inTurn(source.folder, async () => {
    const { isMended, ...which } = await publishFolder(context, source);
    await step('list its packages', () => keepSbom(registry, which));
    const stands = (await registry.current()).channels[which.name];
    // Visitors get it already: nothing is moved but what the history says of it.
    if (isMended && stands?.stable === which.release) {
      const said = { ...options, why: options.why ?? 'its damaged files are whole again' };
      const same = { remote: which.name, kind: 'release' as const, channel: () => stands };
      return step('say so', () => moveTo(registry, { ...same, options: said }));
    }
    await refuseRepeat(registry, which);
    await passGate(context, which, 'whole');
    await needFinding(context, which);
    const move = { remote: which.name, ...reachOf(which, options), options };
    return step('activate', () => moveTo(registry, move));
  });
}
