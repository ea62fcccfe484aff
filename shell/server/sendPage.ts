import type { LanguageKey } from '@campus/shared/contract/fields';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { readAppearance } from '../page/appearance/readAppearance';
import type { Plan } from '../page/loading/Plan';
import { clientAddress } from './clientAddress';
import { contentPolicy } from './contentPolicy';
import type { Reading } from './createPlanner';
import type { Visitors } from './createVisitors';
import { brotliOf } from './documents/brotliOf';
import type { createReadings } from './documents/createReadings';
import type { createSharedDocuments } from './documents/createSharedDocuments';
import { type Document, fillIn, type Own, outlineOf } from './documents/Document';
import {
  type About,
  makeDocument,
  type Sources as DocumentSources,
} from './documents/makeDocument';
import type { HealthKeeper } from './health/createHealth';
import { givenOf, isVisit } from './health/givenOf';
import { isHttps, originOf } from './originOf';
import { knownLanguage } from './chosenLanguage';

/**
 * Without a hash a script is not even asked for, whoever has put it into the page. Styles have
 * theirs, too, but a browser that does not know the word reports it as an error on every page.
 */
const integrityPolicy = 'blocked-destinations=(script)';

interface Sources extends DocumentSources {
  readings: ReturnType<typeof createReadings>;
  visitors: Visitors;
  health: Pick<HealthKeeper, 'visit'>;
  documents: Pick<ReturnType<typeof createSharedDocuments<Document>>, 'get'>;
  /** Files change and keep their names, so there are no hashes to insist on. */
  isDevelopment: boolean;
}

async function visitOf(request: FastifyRequest, reply: FastifyReply, visitors: Visitors) {
  const address = new URL(`http://campus${request.url}`);
  // Languages share an address: one that names its language is for links and search engines.
  const asked = knownLanguage(address.searchParams.get('lang'));
  const visitor = await visitors(request, { language: asked, reply });
  const { language }: { language: LanguageKey } = visitor;
  const place = { language, asked, origin: originOf(request), path: address.pathname };
  return { search: address.search, visitor, place };
}

const previewOriginsOf = ({ overrides }: Plan) =>
  overrides?.remotes.flatMap(({ origin, problem }) => (origin && !problem ? [origin] : []));

/** Equal where all files of two plans are. */
const releasesIn = ({ plan }: Reading) => [
  plan.release,
  plan.remotes.map(({ declaration, release, lastKnownGood }) => [
    declaration.name,
    release,
    lastKnownGood?.release,
  ]),
];

const keyOf = (about: About, reading: Reading) => JSON.stringify([about, releasesIn(reading)]);

const alone = {
  reads: () => undefined,
  isUnfinished: () => undefined,
  isPassing: () => undefined,
  finish: () => undefined,
};

const takesBrotli = ({ headers }: FastifyRequest) =>
  /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(headers['accept-encoding']));

/** By the document: it is of no use without it. */
const compressed = new WeakMap<Document, ReturnType<typeof brotliOf>>();
const given = new WeakSet<Document>();

/** The second time it is compressed for all: what nobody else wants is not worth it. */
async function sendFilled(reply: FastifyReply, document: Document, own: Own, isShared: boolean) {
  const filled = fillIn(document, own);
  if (!isShared || !given.has(document) || !takesBrotli(reply.request)) {
    given.add(document);
    return reply.send(filled.join(''));
  }
  const known = compressed.get(document) ?? brotliOf(outlineOf(document, own));
  compressed.set(document, known);
  const brotli = (await known)(filled);
  if (!brotli) return reply.send(filled.join(''));
  reply.header('content-encoding', 'br').header('vary', 'cookie, accept-encoding');
  return reply.send(brotli);
}

/** Answers a request for a page: what it is, where it has moved, or that there is none. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, sources: Sources) {
  // Once a visitor has hung up nobody knows his address any more.
  const { ip } = request;
  const asking = clientAddress(request);
  const { readings, visitors, health, documents, isDevelopment } = sources;
  const { search, visitor, place } = await visitOf(request, reply, visitors);
  const { cookies } = visitor;
  const { reading, screen } = await readings(visitor, place.path);
  request.screen = screen?.path ?? '*';
  const { plan, isTrial } = reading;
  const isSignedIn = Boolean(cookies.AuthToken);
  const about: About = {
    place,
    search,
    appearance: readAppearance(cookies),
    isAnswered: Boolean(cookies.Consent),
    isSignedIn,
    isForEverybody: !isSignedIn && !isTrial,
    isCounted: isVisit(request) && !isTrial,
  };
  // A copy, a frame or a script gets nothing of a person, nor does a page that others can read on its
  // way: without https no browser says what it asks for.
  const isOwnWindow = request.headers['sec-fetch-dest'] === 'document';
  const token = isOwnWindow ? cookies.AuthToken : undefined;
  const asked = { ...about, reading, screen, ip: asking, token };
  // What is not for search engines may be about somebody.
  const isShared = about.isForEverybody && !isDevelopment && screen !== null && !screen.isPrivate;
  const document = isShared
    ? await documents.get(keyOf(about, reading), (witness) => makeDocument(asked, sources, witness))
    : await makeDocument(asked, sources, alone);
  reply.header('cache-control', 'private, no-store').header('vary', 'cookie');
  if (document.movedTo) return reply.redirect(document.movedTo, 301);

  const nonce = randomBytes(16).toString('base64');
  const policy = contentPolicy({
    nonce,
    filesOrigin: plan.filesOrigin,
    developmentOrigins: plan.developmentOrigins,
    previewOrigins: previewOriginsOf(plan),
    connect: document.needs.connect,
    pictures: document.needs.origins,
    scriptHashes: document.needs.scriptHashes,
    hasOtherStyles: document.needs.hasOtherStyles,
    isHttps: isHttps(request),
  });
  const visit = about.isCounted
    ? health.visit(givenOf({ ...reading, screen, isSignedIn }), {
        ip,
        token: cookies.AuthToken,
      })
    : undefined;
  reply
    .code(document.status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy,
      ...(!isDevelopment && { 'integrity-policy': integrityPolicy }),
    });
  return sendFilled(reply, document, { nonce, visit }, isShared);
}
