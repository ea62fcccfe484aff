import { restored, retired } from '../moves/retired';
import type { Context } from './Context';
import { keptRelease } from './keptRelease';
import { moveTo, type Moved } from './moveTo';
import { passGate } from './passGate';
import { remoteIn } from './remoteIn';
import type { Request } from './Request';

/** Takes a remote off: out of the menu, and its addresses are unknown. */
export async function retire(
  { registry, step }: Context,
  { words, options }: Request,
): Promise<Moved> {
  const { name: remote } = await remoteIn(registry, words[0]);
  const move = { remote, kind: 'retire' as const, channel: retired(remote), options };
  return step('take it off', () => moveTo(registry, move));
}

/** Gives a remote that was taken off to everybody again, if it still fits to the others. */
export async function restore(context: Context, { words, options }: Request): Promise<Moved> {
  const { registry, step } = context;
  const { name: remote } = await remoteIn(registry, words[0]);
  const before = (await registry.current()).retired[remote];
  // Somebody may have its addresses by now.
  if (before) {
    const which = await keptRelease(registry, { name: remote, release: before.stable });
    await passGate(context, which, 'static');
  }
  const move = { remote, kind: 'restore' as const, channel: restored, options };
  return step('activate', () => moveTo(registry, move));
}
