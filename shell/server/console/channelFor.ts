import { canaryStopped } from '../../releases/moves/canaryStopped';
import { rolledBack } from '../../releases/moves/rolledBack';
import { toCanary } from '../../releases/moves/toCanary';
import { toStable } from '../../releases/moves/toStable';
import type { Move } from '../../releases/registry/Move';
import type { Wish } from './moveRemote';

/** What a wish makes of the channel. */
export function channelFor(wish: Wish, remote: string, history: readonly Move[]) {
  switch (wish.kind) {
    case 'promote':
      return toStable(wish.release);
    case 'rollback':
      return rolledBack({ history, remote, release: wish.release });
    case 'canary':
      return toCanary({ release: wish.release, percent: wish.percent, roles: wish.roles });
    case 'stopCanary':
      return canaryStopped;
  }
}
