import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Planner } from '../createPlanner';
import { knownLanguage } from '../languageOf';
import { originOf } from '../originOf';
import type { createFeeds } from './createFeeds';
import { everybody } from './everybody';
import { findFeed } from './findFeed';
import { rssOf } from './rssOf';
import { sendPublic } from './sendPublic';
import { sendUnavailable } from './sendUnavailable';
import { tagged } from './tagged';

interface Sources {
  planner: Planner;
  feeds: Pick<ReturnType<typeof createFeeds>, 'read'>;
}

/** Answers a request for a declared feed; false when there is none at this address. */
export async function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  { planner, feeds }: Sources,
) {
  const { pathname, searchParams } = new URL(`http://campus${request.url}`);
  const language = knownLanguage(searchParams.get('lang')) ?? 'ru';
  const origin = originOf(request);
  const { active } = await planner.read(everybody(language));
  const found = findFeed(pathname, active);
  if (!found || !origin) return false;
  const items = await feeds.read(found, language);
  if (!items) return sendUnavailable(reply);
  const body = rssOf({ feed: found.feed, items, language, origin });
  const document = { type: 'application/rss+xml', maxAge: 300, ...tagged(body) };
  return sendPublic(request, reply, document);
}
