import { restored, retired } from '../deployments/deployments';
import type { Context, Request } from './Command';
import { findRelease } from './findRelease';
import { deploy, type Deployed } from './deploy';
import { passGate } from './passGate';
import { findTarget } from './findTarget';

/** Takes a remote off: out of the menu, and its addresses are unknown. */
export async function retire(
  { registry, step }: Context,
  { words, options }: Request,
): Promise<Deployed> {
  const { name: remote } = await findTarget(registry, words[0]);
  const deployment = { remote, kind: 'retire' as const, channel: retired(remote), options };
  return step('take it off', () => deploy(registry, deployment));
}

/** Gives a remote that was taken off to everybody again, if it still fits to the others. */
export async function restore(context: Context, { words, options }: Request): Promise<Deployed> {
  const { registry, step } = context;
  const { name: remote } = await findTarget(registry, words[0]);
  const before = (await registry.current()).retired[remote];
  // Somebody may have its addresses by now.
  if (before) {
    const which = await findRelease(registry, { name: remote, release: before.stable });
    await passGate(context, which, 'static');
  }
  const deployment = { remote, kind: 'restore' as const, channel: restored, options };
  return step('activate', () => deploy(registry, deployment));
}
