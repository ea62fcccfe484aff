import type { Channel } from '../../releases/registry/Channel';
import type { Move } from '../../releases/registry/Move';

/** A release that visitors get, and what it is compared with. */
export interface Trial {
  /** What the server does when it fails; null where only people may do something. */
  move: 'stopCanary' | 'rollback' | null;
  /** Figures of the release count from this moment on. */
  since: number;
  /** Nothing for the first release of a remote. */
  baseline: { release: string; since: number } | null;
}

const fresh = 30 * 60_000;
const gives: readonly Move['kind'][] = ['release', 'promote'];

/** The move since which the remote stands like this; moves are its own, newest first. */
function beginning(moves: readonly Move[], stands: (channel: Channel) => boolean) {
  const before = moves.findIndex(({ channel }) => !stands(channel));
  return moves.at(before === -1 ? -1 : before - 1);
}

/**
 * How a release is judged: a canary for as long as it runs, against what the others have had in the
 * same time; a stable one against the one before it. It is taken back within half an hour, and
 * watched for as long as it is given.
 */
export function trialOf(release: string, history: readonly Move[], now: number): Trial | null {
  const channel = history[0]?.channel;
  if (channel?.isRetired) return null;
  const isFree = !channel?.held?.includes(release);
  if (channel?.canary?.release === release) {
    const move = beginning(history, ({ canary }) => canary?.release === release);
    const since = Date.parse(move?.at ?? '');
    const baseline = { release: channel.stable, since };
    return { move: isFree ? 'stopCanary' : null, since, baseline };
  }
  const move = beginning(history, ({ stable }) => stable === release);
  if (channel?.stable !== release || !move) return null;
  const { lastKnownGood } = channel;
  const since = Date.parse(move.at);
  const isFresh = gives.includes(move.kind) && now - since <= fresh;
  return {
    move: isFree && isFresh && lastKnownGood ? 'rollback' : null,
    since,
    baseline: lastKnownGood ? { release: lastKnownGood, since: 0 } : null,
  };
}
