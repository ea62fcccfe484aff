import { pageSections } from '@campus/shared/contract/media/requests';
import type { LocalText } from '../../../platform/messages/inLanguage';
import {
  authors,
  events,
  eventsToTags,
  infoPages,
  news,
  newsTags,
  newsToTags,
} from '../../../domains/media/mediaTables';
import { newsRows } from '../../../domains/media/seed/data/newsRows';
import { newsTagRows } from '../../../domains/media/seed/data/newsTagRows';
import { idOf, mix } from '../idOf';
import { pick } from '../pick';
import { repeat } from '../repeat';
import { scaleSizes } from '../sizes';
import { source, type ScaleContext } from '../Source';

const sentencesOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 20);

const sentences = {
  ru: newsRows.flatMap(({ body }) => sentencesOf(body.ru)),
  en: newsRows.flatMap(({ body }) => sentencesOf(body.en ?? '')),
};

const some = (from: string[], seed: number, count: number) =>
  Array.from({ length: count }, (_, place) => pick(from, mix(seed * 31 + place))).join(' ');

const bodyOf = (from: string[], seed: number) =>
  [1, 2, 3].map((place) => `<p>${some(from, seed + place * 100_003, 5)}</p>`).join('\n');

/** A text put together from the sentences of the demo; every tenth is not translated. */
function publicationTexts(seed: number) {
  const inBoth = (make: (from: string[]) => string): LocalText =>
    seed % 10 === 9
      ? { ru: make(sentences.ru) }
      : { ru: make(sentences.ru), en: make(sentences.en) };
  return {
    title: inBoth((from) => `${some(from, seed, 1).slice(0, 90)} (${seed + 1})`),
    summary: inBoth((from) => some(from, seed + 7, 2).slice(0, 290)),
    body: inBoth((from) => bodyOf(from, seed)),
  };
}

const published = ['PUBLISHED', 'PUBLISHED', 'PUBLISHED', 'PUBLISHED'] as const;
const states = [...published, ...published, 'ARCHIVED', 'DRAFT'] as const;

/** What news, events and pages have in common. */
const publication = ({ calendar }: ScaleContext, index: number, total: number) => {
  const status = pick(states, mix(index));
  const day = Math.min(-1, -Math.floor(((total - index) * 1_200) / total));
  return {
    status,
    publishAt: status === 'DRAFT' ? null : calendar.moment(day, 9, index % 600),
    createdAt: calendar.moment(day - 1, 9, index % 600),
  };
};

const createNews = (context: ScaleContext) => (index: number) => ({
  ...publication(context, index, scaleSizes.news),
  ...publicationTexts(index),
  id: idOf('news', index),
  url: `novost-${index + 1}`,
  authorId: idOf('author', index % scaleSizes.authors),
  isPinned: index > scaleSizes.news - 4,
});

const createEvent = (context: ScaleContext) => (index: number) => {
  const day = Math.floor(((index - scaleSizes.events * 0.9) * 1_200) / scaleSizes.events);
  return {
    ...publication(context, index, scaleSizes.events),
    ...publicationTexts(index + 40_000),
    id: idOf('event', index),
    url: `sobytie-${index + 1}`,
    authorId: idOf('author', index % scaleSizes.authors),
    startsAt: context.calendar.moment(day, 8 + (index % 9)),
    endsAt: context.calendar.moment(day, 11 + (index % 9)),
    place: { ru: `Аудитория ${1 + (index % 400)}`, en: `Room ${1 + (index % 400)}` },
    isOnline: index % 5 === 0,
  };
};

const roots = 40;

const createPage = (context: ScaleContext) => (index: number) => ({
  ...publication(context, index, scaleSizes.pages),
  ...publicationTexts(index + 80_000),
  id: idOf('page', index),
  url: `stranica-${index + 1}`,
  parentId: index < roots ? null : idOf('page', index % roots),
  position: index,
  section: pick(pageSections, index % roots),
  showInMenu: index < 8,
});

const createTag = (index: number) => {
  const { slug, name } = pick(newsTagRows, index);
  const round = Math.floor(index / newsTagRows.length) + 1;
  const numbered = { ru: `${name.ru} ${round}`, en: `${name.en} ${round}` };
  return { id: idOf('tag', index), slug: `${slug}-${round}`, name: numbered };
};

/** Two tags for each. */
const tagAt = (index: number) =>
  idOf('tag', (mix(Math.floor(index / 2)) + (index % 2) * 7) % scaleSizes.tags);

export const scaleMedia = (context: ScaleContext) => [
  source(
    authors,
    repeat(scaleSizes.authors, (index) => ({
      id: idOf('author', index),
      name: { ru: `Редакция № ${index + 1}`, en: `Newsroom No. ${index + 1}` },
    })),
  ),
  source(newsTags, repeat(scaleSizes.tags, createTag)),
  source(news, repeat(scaleSizes.news, createNews(context))),
  source(
    newsToTags,
    repeat(scaleSizes.news * 2, (index) => ({
      newsId: idOf('news', Math.floor(index / 2)),
      tagId: tagAt(index),
    })),
  ),
  source(events, repeat(scaleSizes.events, createEvent(context))),
  source(
    eventsToTags,
    repeat(scaleSizes.events * 2, (index) => ({
      eventId: idOf('event', Math.floor(index / 2)),
      tagId: tagAt(index),
    })),
  ),
  source(infoPages, repeat(scaleSizes.pages, createPage(context))),
];
