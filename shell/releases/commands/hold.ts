import { held, ImpossibleDeployment, unheld } from '../deployments/deployments';
import type { Channel } from '../registry/Deployment';
import type { Context, Request } from './Command';
import { deploy, type Deployed } from './deploy';
import { findTarget } from './findTarget';

interface Way {
  kind: 'hold' | 'unhold';
  change: typeof held;
  /** Of a remote, where none is named. */
  meant: (channel: Channel) => string | undefined;
}

const moveBy =
  ({ kind, change, meant }: Way) =>
  async ({ registry, step }: Context, { words, options }: Request): Promise<Deployed> => {
    const [word, named] = words;
    const { name: remote } = await findTarget(registry, word);
    const channel = (await registry.current()).channels[remote];
    const release = named ?? (channel && meant(channel));
    if (!release) throw new ImpossibleDeployment(`No release of ${remote} is there to ${kind}.`);
    return step('activate', () =>
      deploy(registry, { remote, kind, release, channel: change(release), options }),
    );
  };

/** Keeps the server from taking a release back by itself: the canary, else what everybody gets. */
export const hold = moveBy({
  kind: 'hold',
  change: held,
  meant: ({ canary, stable }) => canary?.release ?? stable,
});

/** Ends that. */
export const unhold = moveBy({
  kind: 'unhold',
  change: unheld,
  meant: (channel) => channel.held?.at(-1),
});
