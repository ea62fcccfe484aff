import type { LanguageKey } from '@campus/shared/contract/fields';
import { absolute } from '@campus/shared/remote/absolute';
import { scriptJson } from '@campus/shared/remote/scriptJson';
import { siteNames } from '@campus/shared/remote/siteNames';

/** What a page says of itself to tabs, search engines and link previews. */
export interface HeadValues {
  title: string;
  description?: string;
  keywords?: string;
  viewport?: string;
  /** The title where left out; so is the description. */
  ogTitle?: string;
  ogDescription?: string;
  /** Address of a picture, of this site or of another. */
  ogImage?: string;
  /** Path of the same page that search engines are to know. */
  canonical?: string;
  /** Search engines leave it out. */
  isPrivate?: boolean;
  /** A feed of what this page lists. */
  feed?: { path: string; title: string };
  /** What the record on this page is to machines, as JSON-LD. */
  structured?: (place: HeadPlace) => object;
}

export interface HeadPlace {
  language: LanguageKey;
  /** Empty where nobody can tell: then nothing that needs a whole address is written. */
  origin: string;
  path: string;
  /** Given where the address itself names the language. */
  asked?: LanguageKey;
}

interface HeadTag {
  name: 'meta' | 'link' | 'script';
  /** `data-head` tells the page's own tags, one of each, from those of others. */
  attributes: Record<string, string>;
  /** Of a script: data that is safe there as it is, and that nothing runs. */
  json?: string;
}

export interface PageHead {
  title: string;
  tags: HeadTag[];
}

/** The product, 1200 × 630, where a page has no picture of its own. */
const usualImage = '/og-image.png';

const usualViewport = 'width=device-width, initial-scale=1, viewport-fit=cover';

const meta = (kind: 'name' | 'property', key: string, content?: string): HeadTag[] =>
  content ? [{ name: 'meta', attributes: { 'data-head': key, [kind]: key, content } }] : [];

const link = (key: string, attributes: Record<string, string>): HeadTag => ({
  name: 'link',
  attributes: { 'data-head': key, ...attributes },
});

const alternate = (hreflang: string, href: string) =>
  link(hreflang, { rel: 'alternate', hreflang, href });

/** Both languages share an address, so each is named by a parameter that the server honours. */
function addresses({ origin, path, asked }: HeadPlace): HeadTag[] {
  const page = origin + path;
  return [
    link('canonical', { rel: 'canonical', href: asked ? `${page}?lang=${asked}` : page }),
    alternate('ru', `${page}?lang=ru`),
    alternate('en', `${page}?lang=en`),
    alternate('x-default', page),
  ];
}

/** A feed has an address in each language, for readers that keep no cookie. */
function feedLink({ feed }: HeadValues, { origin, language }: HeadPlace): HeadTag[] {
  if (!feed) return [];
  const href = origin + feed.path + (language === 'en' ? '?lang=en' : '');
  return [link('feed', { rel: 'alternate', type: 'application/rss+xml', title: feed.title, href })];
}

function structuredTags({ structured }: HeadValues, place: HeadPlace): HeadTag[] {
  if (!structured) return [];
  const attributes = { 'data-head': 'structured', type: 'application/ld+json' };
  return [{ name: 'script', attributes, json: scriptJson(structured(place)) }];
}

/** What makes sense only where the page is for everybody, and its address is known. */
const publicTags = (values: HeadValues, place: HeadPlace) => [
  ...addresses(place),
  ...feedLink(values, place),
  ...structuredTags(values, place),
];

/** The head of a page, the same for the document that the server writes and for the open page. */
export function headTags(values: HeadValues, place: HeadPlace): PageHead {
  const { title, description, ogTitle = title, ogDescription = description } = values;
  const { language, origin } = place;
  const path = values.canonical ?? place.path;
  const site = siteNames[language];
  return {
    title: title === site ? site : `${title} · ${site}`,
    tags: [
      ...meta('name', 'viewport', values.viewport ?? usualViewport),
      ...meta('name', 'description', description),
      ...meta('name', 'keywords', values.keywords),
      ...meta('name', 'robots', values.isPrivate ? 'noindex' : undefined),
      // The address of such a page may let whoever has it in.
      ...meta('name', 'referrer', values.isPrivate ? 'no-referrer' : undefined),
      ...meta('property', 'og:site_name', site),
      ...meta('property', 'og:title', ogTitle),
      ...meta('property', 'og:description', ogDescription),
      ...meta('property', 'og:image', absolute(values.ogImage || usualImage, origin)),
      ...meta('property', 'og:url', origin && origin + path),
      ...(origin && !values.isPrivate ? publicTags(values, { ...place, path }) : []),
    ],
  };
}
