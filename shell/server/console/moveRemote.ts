import type { ParsedInput } from '@campus/shared/contract/call';
import type { moveRemote as moveCall } from '@campus/shared/contract/releases/calls';
import { isProven } from '../../releases/commands/takenBack';
import type { Reason } from '../../releases/gate/Reason';
import {
  canaryStopped,
  held,
  restored,
  retired,
  rolledBack,
  toCanary,
  toStable,
  unheld,
} from '../../releases/deployments/deployments';
import { refusalsOf, shellMisfits } from '../../releases/refusalsOf';
import { Refused } from '../../releases/Refused';
import { type Channel, deployerOf, type Deployment } from '../../releases/registry/Deployment';
import { Conflict } from '../../releases/registry/BrokenHistory';
import type { Registry, Release } from '../../releases/registry/Registry';
import { ConsoleRefusal } from '../calls/ConsoleRefusal';

/** What a wish makes of the channel. */
function channelFor(wish: ConsoleMove, remote: string, history: readonly Deployment[]) {
  switch (wish.kind) {
    case 'promote':
      return toStable(wish.release);
    case 'rollback':
      return rolledBack({ history, remote, release: wish.release });
    case 'canary':
      return toCanary({ release: wish.release, percent: wish.percent, roles: wish.roles });
    case 'stopCanary':
      return canaryStopped;
    case 'retire':
      return retired(remote);
    case 'restore':
      return restored;
    case 'hold':
      return held(wish.release);
    case 'unhold':
      return unheld(wish.release);
  }
}

export type ConsoleMove = ParsedInput<typeof moveCall>['body'];

/** What a wish gives to visitors who do not have it. */
function givenBy(wish: ConsoleMove, { channel }: Deployment): string | undefined {
  if (wish.kind === 'restore') return channel.stable;
  const isGiven = wish.kind === 'promote' || wish.kind === 'rollback' || wish.kind === 'canary';
  return isGiven ? wish.release : undefined;
}

/**
 * A release that everybody had once has passed, and a shell of then must have what the remotes of
 * today use; any other one is looked at before it is given, and of a remote that was taken off each is
 * looked at again: another remote may have its addresses by now.
 */
async function checkPasses(registry: Registry, last: Deployment, wish: ConsoleMove) {
  const [name, release] = [last.remote, givenBy(wish, last)];
  if (!release) return;
  // What this process has had in its hands may have been removed since.
  const isKept = (await registry.releases(name)).includes(release);
  if (!isKept || !(await registry.folderOf(name, release))) throw new ConsoleRefusal(404, 'GONE');
  const which = { name, release };
  const hasProved = await isProven(registry, which);
  if (hasProved && !last.channel.isRetired) {
    const reasons = name === 'shell' ? await shellMisfits(registry, release) : [];
    if (reasons.length > 0) throw new Refused(which, reasons);
    return;
  }
  const reasons = await refusalsOf(registry, which);
  if (!hasProved && !(await registry.mayBeGiven(which)))
    reasons.unshift(await unjudged(registry, which));
  if (reasons.length > 0) throw new Refused(which, reasons);
}

/** Why a release may not be given, by what the gate has signed of it. */
async function unjudged(registry: Registry, which: Release): Promise<Reason> {
  const last = (await registry.findings(which)).at(-1);
  if (last && !last.hasPassed) {
    const said = last.reasons.join(' ');
    return { ru: `Проверка не пропустила его: ${said}`, en: `The gate has refused it: ${said}` };
  }
  return {
    ru: `Нет подписанной записи, что он прошёл проверку: npm run release -- gate ${which.name} ${which.release}`,
    en: `Nothing signed says that it has passed: npm run release -- gate ${which.name} ${which.release}`,
  };
}

function movedBy(move: Deployment) {
  const changedBy = deployerOf(move);
  const params = { by: changedBy };
  return new ConsoleRefusal(409, 'MOVED', { changedBy, changedAt: move.at, params });
}

/** Makes the move, if the remote still stands as the person has seen it. */
export async function moveRemote(
  registry: Registry,
  remote: string,
  wish: ConsoleMove,
  person: string,
) {
  const lastOf = (moves: readonly Deployment[]) => moves.find((move) => move.remote === remote);
  const history = await registry.history();
  const last = lastOf(history);
  if (!last) throw new ConsoleRefusal(404, 'NOT_FOUND');
  if (last.number !== wish.number) throw movedBy(last);
  await checkPasses(registry, last, wish);
  const next = channelFor(wish, remote, history);
  const channel = (before: Channel | undefined) => {
    if (JSON.stringify(before) === JSON.stringify(last.channel)) return next(before);
    throw new Conflict(`${remote} was moved in between.`);
  };
  try {
    return await registry.move({ remote, kind: wish.kind, person, why: wish.why, channel });
  } catch (error) {
    const now = lastOf(await registry.history());
    throw error instanceof Conflict && now ? movedBy(now) : error;
  }
}
