import { Conflict } from '../registry/BrokenHistory';
import type { Channel } from '../registry/Deployment';
import type { Change, Registry } from '../registry/Registry';
import { mayRelease } from './mayRelease';
import type { Options } from './Command';

/** What a command changed, for people and for pipelines. */
export interface Deployed {
  remote: string;
  /** The one that the move was about. */
  release: string;
  kind: Change['kind'];
  at: string;
  by: string;
  why: string;
  before: Channel | null;
  channel: Channel;
}

/** How a remote stands, taken off or not. */
export async function channelOf({ current }: Pick<Registry, 'current'>, remote: string) {
  const { channels, retired } = await current();
  return channels[remote] ?? retired[remote];
}

const givenIn = (channel: Channel | undefined) =>
  JSON.stringify([channel?.stable, channel?.isRetired, channel?.canary?.release]);

/** The change, for as long as visitors get what they got when it was looked at: a gate takes minutes. */
export const unlessMoved =
  (remote: string, seen: Channel | undefined, change: Change['channel']): Change['channel'] =>
  (before) => {
    if (givenIn(before) === givenIn(seen)) return change(before);
    throw new Conflict(`Somebody moved ${remote} while it was looked at. Look and try again.`);
  };

interface Asked extends Pick<Change, 'remote' | 'kind' | 'channel'> {
  /** Where it is neither the canary nor what everybody gets then. */
  release?: string;
  options: Pick<Options, 'why'>;
}

/** Makes the move and remembers how things stood before it. */
export async function deploy(
  registry: Registry,
  { remote, kind, release: named, channel: change, options }: Asked,
): Promise<Deployed> {
  mayRelease(registry, remote);
  let before: Channel | null = null;
  const { at, by, why, channel } = await registry.move({
    remote,
    kind,
    why: options.why ?? 'by hand',
    channel(found) {
      before = found ?? null;
      return change(found);
    },
  });
  const release = named ?? (kind === 'canary' ? channel.canary?.release : channel.stable);
  return { remote, release: release ?? '', kind, at, by, why, before, channel };
}
