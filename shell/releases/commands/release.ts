import { toCanary, toStable, ImpossibleDeployment, promoted } from '../deployments/deployments';
import { type Channel, deployerOf } from '../registry/Deployment';
import type { Registry, Release } from '../registry/Registry';
import type { Context, Options, Request } from './Command';
import { Failure } from './Failure';
import { withRegistryLock } from './withRegistryLock';
import { keepSbom } from './keepSbom';
import { keepSourceMaps } from './keepSourceMaps';
import { channelOf, deploy, type Deployed, unlessMoved } from './deploy';
import { requireShell, findRelease } from './findRelease';
import { passAsNeeded, passGate, requireFinding } from './passGate';
import { publishFolder } from './publishFolder';
import { findTarget, sourcesOf } from './findTarget';
import { isProven, takenBack } from './takenBack';

/** @throws Failure when it was taken from visitors, who have not got it again since. */
export async function refuseTakenBack(registry: Registry, which: Release): Promise<void> {
  const { name, release } = which;
  const back = takenBack(await registry.history(), which);
  if (back)
    throw new Failure(
      'conflict',
      `${name} ${release} was taken back by ${deployerOf(back)}: ${back.why}.`,
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

/** @throws Failure when visitors have this release already, or it was taken from them. */
export async function refuseRepeat(registry: Registry, which: Release): Promise<void> {
  const { name, release } = which;
  const channel = (await registry.current()).channels[name];
  if (channel?.stable === release)
    throw new Failure('unchanged', `${name} ${release} is what everybody gets already.`, {
      advice: ['Its sources have not changed since: change them and release again.'],
    });
  await refuseTakenBack(registry, which);
}

/** To everybody, or to those that the options name; `seen` is how the remote stood before the gate. */
export function rolloutOf(
  { name, release }: Release,
  seen: Channel | undefined,
  { percent, roles }: Options,
) {
  const isCanary = percent !== undefined || roles !== undefined;
  const some = toCanary({ release, percent: percent ?? 0, roles: roles ?? [] });
  return {
    kind: isCanary ? ('canary' as const) : ('release' as const),
    channel: unlessMoved(name, seen, isCanary ? some : toStable(release)),
  };
}

/** Builds, publishes, checks and gives to visitors; to a part of them with `percent` or `roles`. */
export async function release(context: Context, { words, options }: Request): Promise<Deployed> {
  const { registry, step } = context;
  const source = sourcesOf(await findTarget(registry, words[0]));
  await requireShell(registry, source.name);
  return withRegistryLock(source.folder, async () => {
    const { isMended, ...which } = await publishFolder(context, source);
    await step('list its packages', () => keepSbom(registry, which));
    await keepSourceMaps(registry, which, source.folder);
    const stands = await channelOf(registry, which.name);
    // Visitors get it already: nothing is moved but what the history says of it.
    if (isMended && stands?.stable === which.release && !stands.isRetired) {
      const said = { ...options, why: options.why ?? 'its damaged files are whole again' };
      const channel = unlessMoved(which.name, stands, (before) => before ?? stands);
      const same = { remote: which.name, kind: 'release' as const, channel };
      return step('say so', () => deploy(registry, { ...same, options: said }));
    }
    await refuseRepeat(registry, which);
    await passGate(context, which, 'whole');
    await requireFinding(context, which);
    const deployment = { remote: which.name, ...rolloutOf(which, stands, options), options };
    return step('activate', () => deploy(registry, deployment));
  });
}

/** Gives a kept release to a part of the visitors, or changes how many get it. */
export async function canary(context: Context, { words, options }: Request): Promise<Deployed> {
  const { registry, step } = context;
  const { name } = await findTarget(registry, words[0]);
  const which = await findRelease(registry, { name, release: words[1] ?? '' });
  const stands = await channelOf(registry, name);
  // It runs, so a browser has seen it: more or fewer visitors make it no other release.
  const isRunning = stands?.canary?.release === which.release && (await registry.mayBeGiven(which));
  await passAsNeeded(context, which, isRunning || (await isProven(registry, which)));
  const channel = unlessMoved(name, stands, (before) => {
    // Of the canary that runs stays what is not named.
    const running = before?.canary?.release === which.release ? before.canary : undefined;
    const { percent = running?.percent ?? 0, roles = running?.roles ?? [] } = options;
    return toCanary({ release: which.release, percent, roles })(before);
  });
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
        if (before?.canary && before.canary.release !== running?.release)
          throw new ImpossibleDeployment(`Another canary runs since: ${before.canary.release}.`);
        return promoted(before);
      },
      options,
    }),
  );
}
