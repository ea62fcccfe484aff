import {
  canaryStopped,
  ImpossibleDeployment,
  rolledBack,
  held,
  unheld,
  restored,
  retired,
} from '../deployments/deployments';
import { printDeployed } from '../printing/printDeployed';
import { printRepaired } from '../printing/printRepaired';
import { Refused } from '../Refused';
import { shellMisfits } from '../refusalsOf';
import type { Release } from '../registry/Registry';
import type { Channel } from '../registry/Deployment';
import { canary, promote, release } from '../commands/release';
import { asCommand, type Command, type Context, type Request } from '../commands/Command';
import { findRelease } from '../commands/findRelease';
import { keyCommands } from './keyCommands';
import { lookingCommands } from './lookingCommands';
import { channelOf, deploy, type Deployed } from '../commands/deploy';
import { passAsNeeded } from '../commands/passGate';
import { Failure } from '../commands/Failure';
import { promoteFrom } from '../commands/promoteFrom';
import { findTarget } from '../commands/findTarget';
import { repair } from '../commands/repair';
import { isProven } from '../commands/takenBack';

/**
 * A release that everybody had is only asked whether it is whole: in trouble the way back must be
 * short and sure, and no rule that came since may close it. A shell must have what the remotes of
 * today use: those that came since are taken back first.
 */
async function mayReturn(context: Context, which: Release) {
  const { registry } = context;
  await findRelease(registry, which);
  if (!(await isProven(registry, which))) return passAsNeeded(context, which, false);
  if (!(await registry.folderOf(which.name, which.release)))
    throw new Refused(which, ['A file of it is missing or is not what was signed.']);
  const reasons = which.name === 'shell' ? await shellMisfits(registry, which.release) : [];
  if (reasons.length > 0) throw new Refused(which, reasons);
}

/** Takes back the last step: a canary that runs, else the stable release. Or goes to a named one. */
export async function rollback(context: Context, { words, options }: Request): Promise<Deployed> {
  const { registry, step } = context;
  const [word, named] = words;
  const { name: remote } = await findTarget(registry, word);
  const channel = await channelOf(registry, remote);
  if (channel?.canary && !named)
    return step('stop the canary', () =>
      deploy(registry, { remote, kind: 'stopCanary', channel: canaryStopped, options }),
    );
  const release = named ?? channel?.lastKnownGood ?? undefined;
  if (release) await mayReturn(context, { name: remote, release });
  const back = rolledBack({ history: await registry.history(), remote, release });
  return step('activate', () =>
    deploy(registry, {
      remote,
      kind: 'rollback',
      channel(before) {
        // Who asked meant the release that was stable then.
        if (before?.stable !== channel?.stable)
          throw new ImpossibleDeployment(
            `${before?.stable} was released since. Look and try again.`,
          );
        return back(before);
      },
      options,
    }),
  );
}

/** The canary, or what another environment has proved. */
export function promoteHere(context: Context, request: Request): Promise<Deployed> {
  const { from, percent, roles } = request.options;
  if (from) return promoteFrom(context, request, from);
  if (percent === undefined && roles === undefined) return promote(context, request);
  throw new Failure('usage', 'A canary is promoted to everybody.', {
    advice: [
      `To more visitors: npm run release -- canary ${request.words[0]} <release> --percent 50`,
    ],
  });
}

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

/** Takes a remote off: out of the menu, and its addresses are unknown. */
export async function retire(
  { registry, step }: Context,
  { words, options }: Request,
): Promise<Deployed> {
  const { name: remote } = await findTarget(registry, words[0]);
  const deployment = { remote, kind: 'retire' as const, channel: retired(remote), options };
  return step('take it off', () => deploy(registry, deployment));
}

/** Gives a remote that was taken off to everybody again, if it still fits to the others. */
export async function restore(context: Context, { words, options }: Request): Promise<Deployed> {
  const { registry, step } = context;
  const { name: remote } = await findTarget(registry, words[0]);
  const before = (await registry.current()).retired[remote];
  // Somebody may have its addresses by now.
  if (before) {
    const which = await findRelease(registry, { name: remote, release: before.stable });
    await passAsNeeded(context, which, await registry.hasPassed(which));
  }
  const deployment = { remote, kind: 'restore' as const, channel: restored, options };
  return step('activate', () => deploy(registry, deployment));
}

const said = ['why'] as const;

/** What changes what visitors get. */
const movingCommands: Command[] = [
  asCommand(
    {
      name: 'release',
      words: '<remote>',
      does: 'builds, publishes, checks and gives to everybody, or to some first; its name may be left out',
      options: ['percent', 'roles', ...said],
    },
    release,
    printDeployed,
  ),
  asCommand(
    {
      name: 'canary',
      words: '<remote> <release>',
      does: 'gives a kept release to some visitors, or changes to how many',
      options: ['percent', 'roles', ...said],
    },
    canary,
    printDeployed,
  ),
  asCommand(
    {
      name: 'promote',
      words: '<remote>',
      does: 'gives the canary to everybody; with --from what everybody gets in another environment',
      options: ['from', 'percent', 'roles', ...said],
    },
    promoteHere,
    printDeployed,
  ),
  asCommand(
    {
      name: 'rollback',
      words: '<remote> [release]',
      does: 'stops the canary; without one, goes back to the last known good release or to a named one',
      options: said,
    },
    rollback,
    printDeployed,
  ),
  asCommand(
    {
      name: 'hold',
      words: '<remote> [release]',
      does: 'the server does not take it back by itself; a failing one is still told of',
      options: said,
    },
    hold,
    printDeployed,
  ),
  asCommand(
    {
      name: 'unhold',
      words: '<remote> [release]',
      does: 'the server may take it back again',
      options: said,
    },
    unhold,
    printDeployed,
  ),
  asCommand(
    {
      name: 'retire',
      words: '<remote>',
      does: 'takes it off: out of the menu, and its addresses are unknown',
      options: said,
    },
    retire,
    printDeployed,
  ),
  asCommand(
    {
      name: 'restore',
      words: '<remote>',
      does: 'gives everybody again a remote that was taken off',
      options: said,
    },
    restore,
    printDeployed,
  ),
  asCommand(
    {
      name: 'repair',
      words: '',
      does: 'vouches for the history of moves, when something in it is not as it was signed',
      options: ['yes', ...said],
    },
    repair,
    printRepaired,
  ),
];

/** Every command, in the order in which `help` names them. */
export const commandTable: readonly Command[] = [
  ...movingCommands,
  ...lookingCommands,
  ...keyCommands,
];
