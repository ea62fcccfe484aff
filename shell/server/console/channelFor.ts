import { canaryStopped } from '../../releases/moves/canaryStopped';
import { held, unheld } from '../../releases/moves/held';
import { restored, retired } from '../../releases/moves/retired';
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
