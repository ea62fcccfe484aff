import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Planner } from '../createPlanner';
import { knownLanguage } from '../chosenLanguage';
import { originOf } from '../originOf';
import type { createFeeds, FeedItem } from './createFeeds';
import { everybody } from './everybody';
import { findFeed } from './findFeed';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { absolute } from '@campus/shared/remote/absolute';
import type { FeedDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { siteNames } from '@campus/shared/remote/siteNames';
import { escapeHtml } from '@campus/shared/server/escapeHtml';
import { xmlElement as element, xmlText } from './xmlText';
import { sendPublic, sendUnavailable, tagged } from './sendPublic';

interface Feed {
  feed: FeedDeclaration;
  items: FeedItem[];
  language: LanguageKey;
  /** Where the site is seen. */
  origin: string;
}

const rssDate = (date: Date) => date.toUTCString();

/** Feed readers keep no cookie, so each link names its language, except the usual one. */
const inLanguage = (path: string, { origin, language }: Feed) =>
  origin + path + (language === 'en' ? '?lang=en' : '');

function enclosure({ picture }: FeedItem, origin: string) {
  const url = absolute(picture?.address, origin);
  if (!picture || !url) return '';
  return element('enclosure', '', { url, length: picture.length, type: picture.type });
}

function itemOf(item: FeedItem, feed: Feed) {
  const address = inLanguage(item.path, feed);
  return element(
    'item',
    [
      element('title', xmlText(item.title)),
      element('link', xmlText(address)),
      element('guid', xmlText(address), { isPermaLink: 'true' }),
      element('pubDate', rssDate(item.date)),
      // Readers take a description for HTML, and ours is plain words.
      element('description', xmlText(escapeHtml(item.description))),
      ...item.categories.map((category) => element('category', xmlText(category))),
      enclosure(item, feed.origin),
    ].join('\n'),
  );
}

const newest = (items: FeedItem[]) =>
  items
    .map(({ changed }) => changed)
    .reduce((one, other) => (other > one ? other : one), new Date(0));

/** RSS 2.0 of the newest records. */
function rssOf(given: Feed) {
  const { feed, items, language } = given;
  const self = { href: inLanguage(feed.path, given), rel: 'self', type: 'application/rss+xml' };
  const changed = items.length > 0 ? newest(items) : undefined;
  const channel = [
    element('title', xmlText(`${feed.title[language]} · ${siteNames[language]}`)),
    element('link', xmlText(inLanguage(feed.page, given))),
    element('description', xmlText(feed.description[language])),
    element('language', language),
    ...(changed ? [element('lastBuildDate', rssDate(changed))] : []),
    element('atom:link', '', self),
    ...items.map((item) => itemOf(item, given)),
  ];
  const namespaces = { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' };
  const rss = element('rss', element('channel', channel.join('\n')), namespaces);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${rss}\n`;
}

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
