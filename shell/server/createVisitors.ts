import type { LanguageKey } from '@campus/shared/contract/fields';
import { startOverride } from '@campus/shared/contract/releases/calls';
import { isAdmitted } from '@campus/shared/server/authorise';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Secret } from '../releases/keys/createSecret';
import type { Canary } from '../releases/registry/Deployment';
import type { Registry } from '../releases/registry/Registry';
import type { AskWho } from './askWho';
import { createRoles } from './canary/createRoles';
import { createVisitorCookie } from './canary/createVisitorCookie';
import { isHttps } from './originOf';
import { chosenLanguage } from './chosenLanguage';
import { isReviewable } from '../releases/commands/takenBack';
import { mayShow } from '../releases/reviews/reviewLink';
import { createMayRun } from './overrides/createMayRun';
import { createMayTry } from './overrides/createMayTry';
import { createOverridesCookie } from './overrides/createOverridesCookie';
import { readCookies } from './readCookies';
import type { Visitor } from './Visitor';

interface Sources {
  registry: Pick<
    Registry,
    'current' | 'history' | 'manifest' | 'hasPassed' | 'mayBeGiven' | 'keys'
  >;
  secret: Secret;
  askWho: AskWho;
}

interface Asked {
  /** An address may name the language. */
  language?: LanguageKey;
  /** Of a document: a new visitor is given a number with it. */
  reply?: FastifyReply;
}

export type Visitors = ReturnType<typeof createVisitors>;

const isByLuck = ({ percent }: Canary) => percent > 0 && percent < 100;

/** What cannot be found out is a no. */
const areAll = async (answers: readonly Promise<boolean>[]) =>
  (await Promise.all(answers.map((answer) => answer.catch(() => false)))).every(Boolean);

/** Tells visitors apart as far as releases need it: nothing is asked or kept while no canary runs. */
export function createVisitors({ registry, secret, askWho }: Sources) {
  const cookie = createVisitorCookie(secret);
  const overridesCookie = createOverridesCookie(secret);
  const rolesOf = createRoles(askWho);
  const [mayTry, mayRun] = [createMayTry(registry), createMayRun(registry)];

  async function canaries(): Promise<Canary[]> {
    // While the registry cannot be read, numbers that were given stay valid.
    const standing = await registry.current().catch(() => undefined);
    return Object.values(standing?.channels ?? {}).flatMap(({ canary }) => canary ?? []);
  }

  function issue(request: FastifyRequest, reply: FastifyReply) {
    const { visitor, header } = cookie.issue(isHttps(request));
    reply.header('set-cookie', header);
    return visitor;
  }

  /** What somebody tries out ends with the role that lets him, not only with its time. */
  async function overridesOf(request: FastifyRequest, cookies: Visitor['cookies']) {
    const overrides = overridesCookie.read(cookies, isHttps(request));
    if (!overrides) return undefined;
    const { key, person } = overrides;
    const remotes = Object.entries(overrides.remotes);
    if (person === null) {
      const isShown = async ([name, override]: (typeof remotes)[number]) =>
        key !== undefined &&
        mayShow(registry.keys, key, name) &&
        'release' in override &&
        isReviewable(registry, { name, release: override.release });
      return (await areAll(remotes.map(isShown))) ? overrides : undefined;
    }
    const who = await askWho(`Bearer ${cookies.AuthToken}`).catch(() => undefined);
    if (who?.id !== person || !isAdmitted(startOverride, who)) return undefined;
    const may = async ([name, override]: (typeof remotes)[number]) =>
      (await mayTry(who, name)) && mayRun(who, name, override);
    return (await areAll(remotes.map(may))) ? overrides : undefined;
  }

  return async (request: FastifyRequest, { language, reply }: Asked = {}): Promise<Visitor> => {
    const cookies = readCookies(request.headers.cookie);
    // A document that the worker fetches to keep it outlives what somebody tries out.
    const isCopy = reply !== undefined && request.headers['sec-fetch-dest'] === 'empty';
    const running = await canaries();
    const known = cookie.read(cookies, isHttps(request));
    const isNew = known === undefined && reply !== undefined && running.some(isByLuck);
    return {
      cookies,
      language: language ?? chosenLanguage(cookies),
      overrides: isCopy ? undefined : await overridesOf(request, cookies),
      number: isNew ? issue(request, reply) : known,
      roles: running.some(({ roles }) => roles.length > 0) ? await rolesOf(cookies.AuthToken) : [],
    };
  };
}
