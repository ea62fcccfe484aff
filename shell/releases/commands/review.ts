import { readPublicOrigin } from '@campus/shared/build/readPublicOrigin';
import type { Release } from '../registry/Registry';
import { longestReview, reviewLink } from '../reviews/reviewLink';
import type { Context, Request } from './Command';
import { Failure } from './Failure';
import { findRelease, requireShell } from './findRelease';
import { findTarget, sourcesOf } from './findTarget';
import { keepSbom } from './keepSbom';
import { keepSourceMaps } from './keepSourceMaps';
import { mayRelease } from './mayRelease';
import { passGate, requireFinding } from './passGate';
import { publishFolder } from './publishFolder';
import { withRegistryLock } from './withRegistryLock';

export interface Reviewed {
  remote: string;
  release: string;
  /** Where whoever has it sees the release, in that browser alone. */
  link: string;
  /** ISO 8601. */
  until: string;
}

const hour = 60 * 60_000;
const usualHours = 72;

/** The named release, or what the folder holds now: kept and looked at, and given to nobody. */
async function releaseOf(context: Context, [word, named]: readonly string[]): Promise<Release> {
  const { registry, step } = context;
  const target = await findTarget(registry, word);
  if (named) {
    const which = await findRelease(registry, { name: target.name, release: named });
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
    if (!(await registry.mayBeGiven(which))) await passGate(context, which, 'whole');
    return which;
  });
}

/** A link by which people see a release before anybody gets it: signed, and for a while. */
export async function review(context: Context, { words, options }: Request): Promise<Reviewed> {
  const { registry } = context;
  const { hours = usualHours } = options;
  if (hours * hour > longestReview)
    throw new Failure('usage', `A link lasts for ${longestReview / hour} hours at most.`);
  const which = await releaseOf(context, words);
  const { name, release } = which;
  if (name === 'shell')
    throw new Failure('usage', 'The shell is not shown by a link: its way back would be in it.', {
      advice: ['As a canary of a role: npm run release -- shell --roles ADMIN'],
    });
  mayRelease(registry, name);
  await requireFinding(context, which);
  const until = Date.now() + hours * hour;
  const origin = readPublicOrigin() ?? `http://localhost:${process.env.PORT ?? 3000}`;
  const link = origin + reviewLink(registry.keys, { name, release, until });
  return { remote: name, release, link, until: new Date(until).toISOString() };
}

export const printReview = ({ remote, release, link, until }: Reviewed): string =>
  [
    `${remote} ${release} can be seen by whoever has this link, until ${until}:`,
    '',
    `  ${link}`,
    '',
    '  In the browser that opens it, for two hours at a time; nobody else gets it.',
  ].join('\n');
