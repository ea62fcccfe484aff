import {
  endOverrides,
  listDevelopmentOrigins,
  startOverride,
} from '@campus/shared/contract/releases/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from '../../releases/registry/Registry';
import type { Secret } from '../../releases/keys/createSecret';
import { claimsOf } from '../../page/session/claimsOf';
import type { AskWho } from '../askWho';
import { answerCalls } from '../console/answerCalls';
import { ConsoleRefusal } from '../console/ConsoleRefusal';
import { isHttps } from '../originOf';
import { readCookies } from '../readCookies';
import { createOverridesCookie } from './createOverridesCookie';
import { createPreviews } from './createPreviews';
import type { Override, Overrides } from './Overrides';

interface Sources {
  registry: Pick<Registry, 'folderOf'>;
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

const calls = { listDevelopmentOrigins, startOverride, endOverrides };

/** Starting and ending what a member of staff tries out in one browser. */
export function serveOverrides(app: FastifyInstance, { registry, askWho, secret }: Sources) {
  const cookie = createOverridesCookie(secret);
  const { origins } = createPreviews();
  const current = (request: FastifyRequest) =>
    cookie.read(readCookies(request.headers.cookie), isHttps(request));
  const write = (request: FastifyRequest, reply: FastifyReply, overrides?: Overrides) =>
    reply.header('set-cookie', cookie.header(overrides, isHttps(request)));

  async function admit(remote: string, override: Override) {
    // Were the shell itself no good, there would be no banner to leave by.
    if (remote === 'shell') throw refuse('remote');
    if ('origin' in override && !origins.includes(override.origin)) throw refuse('origin');
    if ('release' in override && !(await registry.folderOf(remote, override.release)))
      throw refuse('release');
  }

  answerCalls(app, { askWho }, calls, {
    listDevelopmentOrigins: () => Promise.resolve(origins),

    startOverride: async ({ body }, { visitor, request, reply }) => {
      const { remote, ...override } = body;
      await admit(remote, override);
      const until = Date.now() + longest;
      const remotes = { ...current(request)?.remotes, [remote]: override };
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
