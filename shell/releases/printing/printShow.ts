import type { Shown, ShownRelease } from '../commands/show';
import type { Channel } from '../registry/Channel';
import { asReach } from './asReach';
import { asTable } from './asTable';
import { asTime } from './asTime';
import { printHistory } from './printHistory';

function channelLines({ remote, channel }: Shown): string[] {
  if (!channel) return [`${remote} is published, and no visitor gets it yet.`];
  const { stable, lastKnownGood, canary } = channel;
  return [
    `${remote}: everybody gets ${stable}.`,
    canary
      ? `  Canary:           ${canary.release}, for ${asReach(canary)}`
      : '  Canary:           none',
    `  Last known good:  ${lastKnownGood ?? 'none'}`,
  ];
}

function stateOf(release: string, channel: Channel | null): string {
  if (release === channel?.stable) return 'stable';
  if (release === channel?.canary?.release) return 'canary';
  return release === channel?.lastKnownGood ? 'last known good' : '';
}

const sizeOf = ({ bytes }: ShownRelease) =>
  bytes === null ? 'damaged' : `${Math.round(bytes / 1000)} kB`;

const row = (release: ShownRelease, channel: Channel | null) => [
  release.release,
  asTime(release.publishedAt),
  release.commit?.slice(0, 10) ?? '–',
  sizeOf(release),
  release.key.name || release.key.id,
  stateOf(release.release, channel),
];

export const printShow = (shown: Shown): string =>
  [
    ...channelLines(shown),
    '',
    asTable([
      ['RELEASE', 'PUBLISHED', 'COMMIT', 'CODE', 'SIGNED BY', ''],
      ...shown.releases.map((release) => row(release, shown.channel)),
    ]),
    '',
    printHistory(shown.history),
  ].join('\n');
