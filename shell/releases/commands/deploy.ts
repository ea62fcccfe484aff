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
