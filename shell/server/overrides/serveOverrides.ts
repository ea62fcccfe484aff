import {
  endOverrides,
  listDevelopmentOrigins,
  startOverride,
} from '@campus/shared/contract/releases/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry, Release } from '../../releases/registry/Registry';
import type { Secret } from '../../releases/keys/createSecret';
import { claimsOf } from '../../page/session/claimsOf';
import type { AskWho } from '../askWho';
import { answerCalls } from '../calls/answerCalls';
import { ConsoleRefusal } from '../calls/ConsoleRefusal';
import { isHttps } from '../originOf';
import { readCookies } from '../readCookies';
import { createOverridesCookie } from './createOverridesCookie';
import { isReviewable } from '../../releases/commands/takenBack';
import { readReview, reviewPath } from '../../releases/reviews/reviewLink';
import { createMayRun } from './createMayRun';
import { createMayTry } from './createMayTry';
import { createPreviews } from './createPreviews';
import type { Override, Overrides } from './Overrides';

type Releases = Pick<
  Registry,
  'folderOf' | 'releases' | 'current' | 'history' | 'manifest' | 'hasPassed' | 'mayBeGiven' | 'keys'
>;

interface Sources {
  registry: Releases;
  askWho: AskWho;
  secret: Secret;
}

/** Milliseconds that overrides last. */
const longest = 2 * 60 * 60_000;

const refuse = (field: string) =>
  new ConsoleRefusal(422, 'GONE', { fields: { [field]: 'INVALID' } });

const subjectOf = ({ headers }: FastifyRequest) =>
  claimsOf(headers.authorization?.split(' ')[1] ?? '').subject;

function without(overrides: Overrides | undefined, remote: unknown): Overrides | undefined {
  const rest = Object.entries(overrides?.remotes ?? {}).filter(([name]) => name !== remote);
  if (!overrides || !remote || rest.length === 0) return undefined;
  return { ...overrides, remotes: Object.fromEntries(rest) };
}

/** What this process has had in its hands may have been removed since. */
const isKept = async ({ releases, folderOf }: Releases, { name, release }: Release) =>
  (await releases(name)).includes(release) && (await folderOf(name, release)) !== undefined;

const over =
  'Эта ссылка больше не действует. Попросите новую.\nThis link is no longer valid. Ask for a new one.\n';

/** Where a remote is seen first: its first page that needs nobody and nothing, else the home page. */
async function firstPage({ manifest }: Releases, { name, release }: Release) {
  const { routes = [] } = (await manifest(name, release))?.declaration ?? {};
  return routes.find(({ path, access }) => access === 'public' && !/[:*]/.test(path))?.path ?? '/';
}

/**
 * Shows a release to whoever opens the link: one that the gate lets pass and nobody has taken back,
 * and never the shell.
 */
function serveReviews(
  app: FastifyInstance,
  registry: Releases,
  write: (request: FastifyRequest, reply: FastifyReply, overrides?: Overrides) => FastifyReply,
) {
  app.get<{ Querystring: { link?: string } }>(reviewPath, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const review = readReview(registry.keys, request.query.link ?? '');
    const isThere =
      review &&
      review.name !== 'shell' &&
      (await isKept(registry, review)) &&
      (await isReviewable(registry, review));
    if (!review || !isThere) return reply.code(410).type('text/plain; charset=utf-8').send(over);
    const { name, release, key } = review;
    const until = Math.min(review.until, Date.now() + longest);
    const remotes = { [name]: { release } };
    const overrides = { subject: undefined, person: null, key, until, remotes };
    return write(request, reply, overrides).redirect(await firstPage(registry, review), 303);
  });
}

const calls = { listDevelopmentOrigins, startOverride, endOverrides };

/** Starting and ending what a member of staff tries out in one browser. */
export function serveOverrides(app: FastifyInstance, { registry, askWho, secret }: Sources) {
  const cookie = createOverridesCookie(secret);
  const { origins } = createPreviews();
  const current = (request: FastifyRequest) =>
    cookie.read(readCookies(request.headers.cookie), isHttps(request));
  const write = (request: FastifyRequest, reply: FastifyReply, overrides?: Overrides) =>
    reply.header('set-cookie', cookie.header(overrides, isHttps(request)));

  const [mayTry, mayRun] = [createMayTry(registry), createMayRun(registry)];
  serveReviews(app, registry, write);

  async function admit(remote: string, override: Override) {
    // Were the shell itself no good, there would be no banner to leave by.
    if (remote === 'shell') throw refuse('remote');
    if ('origin' in override && !origins.includes(override.origin)) throw refuse('origin');
    if ('release' in override && !(await isKept(registry, { name: remote, ...override })))
      throw refuse('release');
  }

  answerCalls(app, { askWho }, calls, {
    listDevelopmentOrigins: () => Promise.resolve(origins),

    startOverride: async ({ body }, { visitor, request, reply }) => {
      const { remote, ...override } = body;
      if (!(await mayTry(visitor, remote))) throw new ConsoleRefusal(403, 'FORBIDDEN');
      await admit(remote, override);
      if (!(await mayRun(visitor, remote, override))) throw new ConsoleRefusal(403, 'FORBIDDEN');
      const until = Date.now() + longest;
      const before = current(request);
      const remotes = { ...(before?.person && before.remotes), [remote]: override };
      write(request, reply, { subject: subjectOf(request), person: visitor.id, until, remotes });
      return { until: new Date(until).toISOString() };
    },

    // Anybody may go back to what everybody runs: it needs no token, and works when that is over.
    endOverrides: async ({ query }, { request, reply }) => {
      write(request, reply, without(current(request), query.remote));
      return {};
    },
  });
}
