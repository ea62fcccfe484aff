import type { ParsedInput } from '@campus/shared/contract/call';
import type { moveRemote as moveCall } from '@campus/shared/contract/releases';
import { refusalsOf } from '../../releases/refusalsOf';
import { wasStable } from '../../releases/commands/wasStable';
import { Refused } from '../../releases/Refused';
import type { Channel } from '../../releases/registry/Channel';
import { Conflict } from '../../releases/registry/Conflict';
import type { Move } from '../../releases/registry/Move';
import type { Registry } from '../../releases/registry/Registry';
import { channelFor } from './channelFor';
import { ConsoleRefusal } from './ConsoleRefusal';

export type Wish = ParsedInput<typeof moveCall>['body'];

/** A release that everybody had once has passed; any other one is looked at before it is given. */
async function checkPasses(registry: Registry, name: string, wish: Wish, history: Move[]) {
  if (wish.kind === 'stopCanary') return;
  const { release } = wish;
  if (!(await registry.folderOf(name, release))) throw new ConsoleRefusal(404, 'GONE');
  if (wasStable(history, name, release)) return;
  const reasons = await refusalsOf(registry, { name, release });
  if (reasons.length > 0) throw new Refused({ name, release }, reasons);
}

const movedBy = ({ by, at }: Move) =>
  new ConsoleRefusal(409, 'MOVED', { changedBy: by, changedAt: at });

/** Makes the move, if the remote still stands as the person has seen it. */
export async function moveRemote(registry: Registry, remote: string, wish: Wish, by: string) {
  const lastOf = (moves: readonly Move[]) => moves.find((move) => move.remote === remote);
  const history = await registry.history();
  const last = lastOf(history);
  if (!last) throw new ConsoleRefusal(404, 'NOT_FOUND');
  if (last.number !== wish.number) throw movedBy(last);
  await checkPasses(registry, remote, wish, history);
  const next = channelFor(wish, remote, history);
  const channel = (before: Channel | undefined) => {
    if (JSON.stringify(before) === JSON.stringify(last.channel)) return next(before);
    throw new Conflict(`${remote} was moved in between.`);
  };
  try {
    return await registry.move({ remote, kind: wish.kind, by, why: wish.why, channel });
  } catch (error) {
    const now = lastOf(await registry.history());
    throw error instanceof Conflict && now ? movedBy(now) : error;
  }
}
