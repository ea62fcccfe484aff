import type { Shown, ShownRelease } from '../commands/show';
import type { Channel } from '../registry/Deployment';
import { asTable, audienceText, timeText } from './asTable';
import { printHistory } from './printHistory';

function channelLines({ remote, channel }: Shown): string[] {
  if (!channel) return [`${remote} is published, and no visitor gets it yet.`];
  const { stable, lastKnownGood, canary, held, isRetired } = channel;
  if (isRetired) return [`${remote}: taken off; everybody got ${stable} before.`];
  return [
    `${remote}: everybody gets ${stable}.`,
    canary
      ? `  Canary:           ${canary.release}, for ${audienceText(canary)}`
      : '  Canary:           none',
    `  Last known good:  ${lastKnownGood ?? 'none'}`,
    ...(held ? [`  Held:             ${held.join(', ')}, which only a person takes back`] : []),
  ];
}

function stateOf(release: string, channel: Channel | null): string {
  if (release === channel?.stable) return channel.isRetired ? 'taken off' : 'stable';
  if (release === channel?.canary?.release) return 'canary';
  return release === channel?.lastKnownGood ? 'last known good' : '';
}

const sizeOf = ({ bytes }: ShownRelease) =>
  bytes === null ? 'damaged' : `${Math.round(bytes / 1000)} kB`;

const gateWords = {
  passed: 'passed',
  static: 'passed without a browser',
  refused: 'refused',
  none: 'not asked',
};

const row = (release: ShownRelease, channel: Channel | null) => [
  release.release,
  timeText(release.publishedAt),
  release.commit?.replace(/^(.{10})[0-9a-f]*/, '$1') ?? '–',
  sizeOf(release),
  release.key.name || release.key.id,
  gateWords[release.gate],
  stateOf(release.release, channel),
];

export const printShow = (shown: Shown): string =>
  [
    ...channelLines(shown),
    '',
    asTable([
      ['RELEASE', 'PUBLISHED', 'COMMIT', 'CODE', 'SIGNED BY', 'GATE', ''],
      ...shown.releases.map((release) => row(release, shown.channel)),
    ]),
    '',
    printHistory(shown.history),
  ].join('\n');
