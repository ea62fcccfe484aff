import { home } from '@campus/shared/build/root';
import { readPublicOrigin } from '@campus/shared/build/readPublicOrigin';
import { readPort } from '@campus/shared/build/readSettings';
import path from 'node:path';
import { servePreview } from '../preview/servePreview';
import { watchBuild } from '../preview/watchBuild';
import { printGate } from '../printing/printGate';
import { printHistory } from '../printing/printHistory';
import { printList } from '../printing/printList';
import { printPreview } from '../printing/printPreview';
import { printPruned } from '../printing/printPruned';
import { printShow } from '../printing/printShow';
import { lastBuild } from '../lastBuild';
import { deployerOf, type Deployment } from '../registry/Deployment';
import type { Registry, Release } from '../registry/Registry';
import { longestReview, reviewLink } from '../reviews/reviewLink';
import { keepShown } from '../reviews/shownUntil';
import { asCommand, type Command, type Context, type Request } from '../commands/Command';
import { channelOf } from '../commands/deploy';
import { list } from '../commands/list';
import { prune } from '../commands/prune';
import { findTarget, sourcesOf } from '../commands/findTarget';
import { show } from '../commands/show';
import { withRegistryLock } from '../commands/withRegistryLock';
import { findRelease, requireShell } from '../commands/findRelease';
import { type Passed, passGate, requireFinding } from '../commands/passGate';
import { buildFolder, publishFolder } from '../commands/publishFolder';
import { withBuilt } from '../commands/withBuilt';
import { Failure } from '../commands/Failure';
import { keepSbom } from '../commands/keepSbom';
import { keepSourceMaps } from '../commands/keepSourceMaps';
import { mayRelease } from '../commands/mayRelease';
import { refuseTakenBack } from '../commands/release';
import { takenOff } from '../commands/takenBack';

/** The release that was judged, and not the one that the sources would be now. */
async function nextOf(registry: Registry, { name, release }: Release): Promise<string | null> {
  const channel = await channelOf(registry, name);
  if (!channel || channel.isRetired) return name;
  return channel.stable === release ? null : `canary ${name} ${release} --percent 5`;
}

/** Says what the gate says, signs it for a kept release, and moves nothing. @throws Refused with the reasons. */
export async function gate(context: Context, { words }: Request): Promise<Passed> {
  const { registry } = context;
  if (words[1]) {
    const { name } = await findTarget(registry, words[0]);
    const which = await findRelease(registry, { name, release: words[1] });
    const unseen = await passGate(context, which, 'whole');
    return { ...which, unseen, next: await nextOf(registry, which) };
  }
  const source = sourcesOf(await findTarget(registry, words[0]));
  await requireShell(registry, source.name);
  return withRegistryLock(source.folder, async () => {
    const kept = lastBuild(source.folder);
    if (kept && (await registry.publication(kept.name, kept.release))) {
      const { name, release } = kept;
      return { name, release, unseen: await passGate(context, kept, 'whole') };
    }
    const { built } = await buildFolder(context, source);
    const { tried, which } = withBuilt(registry, source.name, built);
    const unseen = await passGate({ ...context, registry: tried }, which, 'whole');
    return { ...which, unseen };
  });
}

const usualPort = 3200;

/** Goes on until it is stopped: what this machine builds can be tried out in production. */
async function preview({ registry }: Context, { words, options }: Request) {
  const { name, folder } = sourcesOf(await findTarget(registry, words[0]));
  const into = path.join(home, '.cache/preview', name);
  const { origin } = await servePreview(into, options.port ?? usualPort);
  watchBuild(folder, into);
  return { remote: name, origin };
}

/** Every move, newest first; of one remote when it is named. */
export async function history(
  { registry }: Pick<Context, 'registry'>,
  { words }: Pick<Request, 'words'>,
): Promise<Deployment[]> {
  const deployments = await registry.history();
  if (!words[0]) return deployments;
  const { name } = await findTarget(registry, words[0]);
  return deployments.filter(({ remote }) => remote === name);
}

interface Reviewed {
  remote: string;
  release: string;
  /** Where whoever has it sees the release, in that browser alone. */
  link: string;
  /** ISO 8601. */
  until: string;
}

const hour = 60 * 60_000;
const usualHours = 72;

/** @throws Failure for a remote that is taken off: no link shows anything of it. */
async function refuseTakenOff(registry: Registry, name: string): Promise<void> {
  const off = takenOff(await registry.history(), name);
  if (off)
    throw new Failure('conflict', `${name} is taken off by ${deployerOf(off)}: ${off.why}.`, {
      advice: [`Bring it back first: npm run release -- restore ${name}`],
    });
}

/** The named release, or what the folder holds now: kept and looked at, and given to nobody. */
async function releaseOf(context: Context, [word, named]: readonly string[]): Promise<Release> {
  const { registry, step } = context;
  const target = await findTarget(registry, word);
  if (target.name === 'shell')
    throw new Failure('usage', 'The shell is not shown by a link: its way back would be in it.', {
      advice: ['As a canary of a role: npm run release -- shell --roles ADMIN'],
    });
  await refuseTakenOff(registry, target.name);
  if (named) {
    const which = await findRelease(registry, { name: target.name, release: named });
    await refuseTakenBack(registry, which);
    if (!(await registry.mayBeGiven(which))) await passGate(context, which, 'whole');
    return which;
  }
  const source = sourcesOf(target);
  await requireShell(registry, source.name);
  return withRegistryLock(source.folder, async () => {
    const { name, release } = await publishFolder(context, source);
    const which = { name, release };
    await step('list its packages', () => keepSbom(registry, which));
    await keepSourceMaps(registry, which, source.folder);
    await refuseTakenBack(registry, which);
    if (!(await registry.mayBeGiven(which))) await passGate(context, which, 'whole');
    return which;
  });
}

/** Where links lead. @throws Failure, so that nothing is built for one that leads nowhere. */
function originOfLinks(): string {
  try {
    return readPublicOrigin() ?? `http://localhost:${readPort()}`;
  } catch (error) {
    throw new Failure('usage', (error as Error).message);
  }
}

/** A link by which people see a release before anybody gets it: signed, and for a while. */
export async function review(context: Context, { words, options }: Request): Promise<Reviewed> {
  const { registry } = context;
  const { hours = usualHours } = options;
  if (hours * hour > longestReview)
    throw new Failure('usage', `A link lasts for ${longestReview / hour} hours at most.`);
  const origin = originOfLinks();
  const which = await releaseOf(context, words);
  const { name, release } = which;
  mayRelease(registry, name);
  await requireFinding(context, which);
  // A link knows whole milliseconds.
  const until = Math.round(Date.now() + hours * hour);
  const link = origin + reviewLink(registry.keys, { name, release, until });
  await keepShown(registry, { name, release, until });
  return { remote: name, release, link, until: new Date(until).toISOString() };
}

const printReview = ({ remote, release, link, until }: Reviewed): string =>
  [
    `${remote} ${release} can be seen by whoever has this link, until ${until}:`,
    '',
    `  ${link}`,
    '',
    '  In the browser that opens it, for two hours at a time; nobody else gets it.',
  ].join('\n');

/** What visitors do not notice. */
export const lookingCommands: Command[] = [
  asCommand(
    { name: 'list', words: '', does: 'what visitors get of every remote', options: [] },
    list,
    printList,
  ),
  asCommand(
    {
      name: 'show',
      words: '<remote>',
      does: 'a remote, its newest releases and what happened last',
      options: [],
    },
    show,
    printShow,
  ),
  asCommand(
    { name: 'history', words: '[remote]', does: 'who moved what, when and why', options: [] },
    history,
    printHistory,
  ),
  asCommand(
    {
      name: 'preview',
      words: '<remote>',
      does: 'builds and serves it, again with every change, to be tried out in production',
      options: ['port'],
    },
    preview,
    printPreview,
  ),
  asCommand(
    {
      name: 'review',
      words: '<remote> [release]',
      does: 'keeps and checks it, gives it to nobody, and makes a link that shows it in one browser',
      options: ['hours'],
    },
    review,
    printReview,
  ),
  asCommand(
    {
      name: 'gate',
      words: '<remote> [release]',
      does: 'builds and says what the gate would say; of a kept release it signs that; moves nothing',
      options: [],
    },
    gate,
    printGate,
  ),
  asCommand(
    {
      name: 'prune',
      words: '[remote]',
      does: 'removes releases that no open page can need; with --dry-run only names them',
      options: ['dryRun', 'incomplete'],
    },
    prune,
    printPruned,
  ),
];
