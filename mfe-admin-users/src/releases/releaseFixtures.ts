import type {
  StoredRelease,
  ReleaseChannel,
  ReleasedRemote,
  ReleaseMove,
} from '@campus/shared/contract/releases/calls';

const noon = '2026-03-05T09:00:00.000Z';
const calm: ReleaseChannel = {
  stable: '1.0.0-b',
  lastKnownGood: '1.0.0-a',
  canary: null,
  held: [],
};

export const moveOf = (change: Partial<ReleaseMove> = {}): ReleaseMove => ({
  number: 7,
  at: noon,
  by: 'Анна Иванова',
  why: 'новые карточки',
  kind: 'release',
  remote: 'media',
  channel: calm,
  before: { stable: '1.0.0-a', lastKnownGood: null, canary: null, held: [] },
  ...change,
});

/** A remote as it stands after its last move, for tests. */
export function remoteOf(move: Partial<ReleaseMove> = {}, change: Partial<ReleasedRemote> = {}) {
  const lastMove = moveOf(move);
  const { channel } = lastMove;
  const runs = (release: string) => ({
    release,
    since: noon,
    by: lastMove.by,
    why: lastMove.why,
    health: { visitors: 1000, failed: 4 },
    isAlarming: false,
  });
  const remote: ReleasedRemote = {
    name: 'media',
    title: { ru: 'Новости и события', en: 'News and events' },
    owner: 'Команда контента',
    channel,
    stable: runs(channel.stable),
    canary: channel.canary && runs(channel.canary.release),
    lastMove,
    ...change,
  };
  return remote;
}

export const withCanary: ReleaseChannel = {
  ...calm,
  canary: { release: '1.0.0-c', percent: 5, roles: ['STUDENT'] },
};

export const storedReleaseOf = (
  release: string,
  change: Partial<StoredRelease> = {},
): StoredRelease => ({
  release,
  publishedAt: noon,
  key: '3f9a61c2',
  commit: '0123456789abcdef',
  size: 73_728,
  wasStable: true,
  takenBack: null,
  health: { visitors: 0, failed: 0 },
  ...change,
});
