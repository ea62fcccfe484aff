import type { Deployed } from '../commands/deploy';
import type { Canary } from '../registry/Deployment';
import { audienceText, command } from './asTable';

const was = ({ before }: Deployed) => (before ? `, and got ${before.stable} before` : '');

function whatIs(moved: Deployed): string[] {
  const { kind, remote, channel, before } = moved;
  const { stable, canary } = channel;
  switch (kind) {
    case 'canary':
      return [
        `${remote} ${canary?.release} is released as a canary.`,
        `  ${canary && audienceText(canary)} get it; everybody else stays with ${stable}.`,
      ];
    case 'stopCanary':
      return [
        `The canary of ${remote}, ${before?.canary?.release}, is stopped.`,
        `  Everybody gets ${stable}, as most did all the time.`,
      ];
    case 'rollback':
      return [
        `${remote} is back at ${stable}.`,
        `  Everybody gets it with their next page, and no longer ${before?.stable}.`,
      ];
    case 'hold':
      return [
        `${remote} ${moved.release} is held.`,
        '  If it fails, the server tells of it and leaves it to you to take it back.',
      ];
    case 'unhold':
      return [
        `${remote} ${moved.release} is held no more.`,
        '  The server takes it back when it fails.',
      ];
    case 'retire':
      return [
        `${remote} is taken off.`,
        '  It is out of the menu, and its addresses are unknown from the next page on.',
      ];
    case 'repair':
    case 'restore':
    case 'promote':
    case 'release':
      return [
        `${remote} ${stable} is released.`,
        `  Everybody gets it with their next page${was(moved)}.`,
      ];
  }
}

const endedCanary = ({ kind, before, channel }: Deployed) =>
  before?.canary &&
  kind !== 'stopCanary' &&
  before.canary.release !== channel.canary?.release &&
  before.canary.release !== channel.stable
    ? [`  The canary ${before.canary.release} is over.`]
    : [];

type Way = [what: string, words: string];

/** What is not named is taken from whoever has it: the roles of a canary stay when its share grows. */
function toMore(remote: string, { release, roles }: Canary): Way {
  const kept = roles.length > 0 ? ` --roles ${roles.join(',')}` : '';
  return ['Give it to more', `canary ${remote} ${release} --percent 50${kept}`];
}

function waysOn({ kind, remote, channel }: Deployed): Way[] {
  const { canary, lastKnownGood } = channel;
  if (channel.isRetired) return [[`Bring ${channel.stable} back`, `restore ${remote}`]];
  if (canary)
    return [
      ['Look at it', `show ${remote}`],
      ...(canary.percent < 50 ? [toMore(remote, canary)] : []),
      ['Give it to everybody', `promote ${remote}`],
      ['Take it back', `rollback ${remote}`],
    ];
  if (!lastKnownGood) return [['Look at it', `show ${remote}`]];
  const back = kind === 'rollback' || kind === 'stopCanary' ? 'Go back further' : 'Take it back';
  return [[`${back}, to ${lastKnownGood}`, `rollback ${remote}`]];
}

/** What is released, what visitors get now, and what to do to take it back. */
export function printDeployed(moved: Deployed): string {
  const ways = waysOn(moved);
  const width = Math.max(...ways.map(([what]) => what.length)) + 1;
  return [
    ...whatIs(moved),
    ...endedCanary(moved),
    '',
    ...ways.map(([what, words]) => `  ${`${what}:`.padEnd(width)}  ${command(words)}`),
  ].join('\n');
}
