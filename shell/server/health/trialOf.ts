import type { Channel } from '../../releases/registry/Channel';
import type { Move } from '../../releases/registry/Move';

/** A release that has to prove itself, and what it is compared with. */
export interface Trial {
  kind: 'stopCanary' | 'rollback';
  /** Figures of the release count from this moment on. */
  since: number;
  baseline: { release: string; since: number };
}

const fresh = 30 * 60_000;
const gives: readonly Move['kind'][] = ['release', 'promote'];

/** The move since which the remote stands like this; moves are its own, newest first. */
function beginning(moves: readonly Move[], stands: (channel: Channel) => boolean) {
  const before = moves.findIndex(({ channel }) => !stands(channel));
  return moves.at(before === -1 ? -1 : before - 1);
}

/**
 * Whether a release may be taken back: a canary for as long as it runs, against what the others
 * have had in the same time; a stable one half an hour long, against the one before it.
 */
export function trialOf(release: string, history: readonly Move[], now: number): Trial | null {
  const channel = history[0]?.channel;
  if (channel?.canary?.release === release) {
    const move = beginning(history, ({ canary }) => canary?.release === release);
    const since = Date.parse(move?.at ?? '');
    return { kind: 'stopCanary', since, baseline: { release: channel.stable, since } };
  }
  if (channel?.stable !== release || channel.lastKnownGood === null) return null;
  const move = beginning(history, ({ stable }) => stable === release);
  const since = Date.parse(move?.at ?? '');
  if (!move || !gives.includes(move.kind) || now - since > fresh) return null;
  return { kind: 'rollback', since, baseline: { release: channel.lastKnownGood, since: 0 } };
}
