import type { newsCreateRequest, newsFilterRequest } from '@campus/shared/contract/media/requests';
import { desc, eq } from 'drizzle-orm';
import type { PublicationStatus } from '@campus/shared/contract/media/machine';
import { Refusal } from '../../platform/access/Refusal';
import type { Domain } from '../../platform/Domain';
import type { Handlers } from '../../platform/Handler';
import type { Database } from '../../platform/database/Database';
import type { DomainTexts } from '../../platform/messages/DomainTexts';
import { eventHandlers } from './eventHandlers';
import { helpVoteHandlers } from './helpVoteHandlers';
import { infoPageHandlers } from './infoPageHandlers';
import { appear } from './publications/publishing';
import { type PublicationName, publications } from './publications/publications';
import { authorDirectory } from './directories/authorDirectory';
import { readDirectory } from './directories/readDirectory';
import { removeEntry } from './directories/removeEntry';
import { replaceEntry } from './directories/replaceEntry';
import { saveEntry } from './directories/saveEntry';
import { tagDirectory } from './directories/tagDirectory';
import { maySeeDrafts } from './maySeeDrafts';
import { news } from './mediaTables';
import { editorial } from './editorial';
import { hasAnyTag } from './publications/conditions';
import { publicationHandlers } from './publications/publicationHandlers';
import type { Order } from './publications/PublicationKind';
import type * as editing from '@campus/shared/contract/media/editingCalls';
import type * as media from '@campus/shared/contract/media/taxonomyCalls';
import type * as contract from '@campus/shared/contract/media/newsCalls';
import type * as z from 'zod/mini';

const mediaTexts = {
  refusals: {
    PUBLISH_AT_PAST: {
      ru: 'Выберите время публикации в будущем.',
      en: 'Choose a publication time in the future.',
    },
    PICTURE_UNKNOWN: {
      ru: 'Такой картинки нет. Загрузите её и выберите ещё раз.',
      en: 'This picture does not exist. Upload it and choose it again.',
    },
    ALT_REQUIRED: {
      ru: 'Добавьте к картинке описание: его услышат те, кто её не видит.',
      en: 'Describe the picture: people who cannot see it will hear the description.',
    },
    PARENT_DEPTH: {
      ru: 'Страницы вкладываются только на один уровень. Выберите другую вышестоящую.',
      en: 'Pages can be nested only one level deep. Choose another parent page.',
    },
    IN_USE: {
      ru: 'Запись ещё используется, мест: {count}. Сначала уберите её оттуда.',
      en: 'The record is still in use, in this many places: {count}. Remove it from there first.',
    },
    ALREADY_CREATED: {
      ru: 'Эта запись уже создана. Откройте её в списке.',
      en: 'This record has already been created. Open it in the list.',
    },
    URL_TAKEN: {
      ru: 'Этот адрес уже занят. Свободен такой: {suggestion}.',
      en: 'This address is taken. This one is free: {suggestion}.',
    },
    VOTE_LIMIT: {
      ru: 'Слишком много ответов за час. Попробуйте через {minutes} мин.',
      en: 'Too many answers in an hour. Try again in {minutes} min.',
    },
    BODY_TOO_LARGE: {
      ru: 'Текст больше 100 КБ. Сократите его или разделите на части.',
      en: 'The text is over 100 KB. Shorten it or split it up.',
    },
  },
  fieldNames: {
    authorId: { ru: 'Автор', en: 'Author' },
    by: { ru: 'Чем заменить', en: 'Replacement' },
    capacity: { ru: 'Сколько мест', en: 'Number of places' },
    coverId: { ru: 'Обложка', en: 'Cover' },
    endsAt: { ru: 'Окончание', en: 'Ends' },
    onlineUrl: { ru: 'Ссылка на трансляцию', en: 'Broadcast link' },
    parentId: { ru: 'Вышестоящая страница', en: 'Parent page' },
    photoId: { ru: 'Фото', en: 'Photo' },
    'place.ru': { ru: 'Место', en: 'Place' },
    publishAt: { ru: 'Дата публикации', en: 'Publication date' },
    registrationUrl: { ru: 'Ссылка для записи', en: 'Sign-up link' },
    slug: { ru: 'Адрес', en: 'Address' },
    startsAt: { ru: 'Начало', en: 'Starts' },
    tagIds: { ru: 'Темы', en: 'Tags' },
    url: { ru: 'Адрес страницы', en: 'Page address' },
  },
  states: {
    publication: {
      ru: {
        DRAFT: 'Материал в черновиках.',
        SCHEDULED: 'Публикация материала уже запланирована.',
        PUBLISHED: 'Материал уже опубликован.',
        ARCHIVED: 'Материал уже в архиве.',
      },
      en: {
        DRAFT: 'The item is a draft.',
        SCHEDULED: 'The item is already scheduled.',
        PUBLISHED: 'The item is already published.',
        ARCHIVED: 'The item is already archived.',
      },
    },
  },
} satisfies DomainTexts<{ publication: PublicationStatus }>;

declare module '../../platform/messages/messages' {
  interface Texts {
    media: typeof mediaTexts;
  }
}

type Filter = z.output<typeof newsFilterRequest>;
type Request = z.output<typeof newsCreateRequest>;

const { toColumns, check, ...reading } = editorial(publications.news.tags);

const handlers = publicationHandlers({
  ...publications.news,
  ...reading,
  narrow: (db: Database, { tagIds }: Filter) => hasAnyTag(db, publications.news, tagIds),
  orderBy: ({ direction, isByAge }: Order) =>
    isByAge ? [direction(news.createdAt)] : [desc(news.isPinned), direction(news.publishAt)],
  toColumns: (request: Request) => toColumns(request),
  check: (tx: Database, request: Request) => check(tx, request),
});

const newsHandlers: Handlers<typeof contract> = {
  filterNews: handlers.filter,
  getNewsByUrl: handlers.getByUrl,
  getNews: handlers.get,
  createNews: handlers.create,
  updateNews: handlers.update,
  deleteNews: handlers.remove,
};

const mediaHandlers: Handlers<typeof media> = {
  listNewsTags: (_, { db, language, visitor }) =>
    readDirectory(tagDirectory, db, { language, isForStaff: maySeeDrafts(visitor) }),
  createNewsTag: ({ body }, context) => saveEntry(tagDirectory, body, context),
  updateNewsTag: ({ params: { id }, body: { version, ...tag } }, context) =>
    saveEntry(tagDirectory, tag, context, { id, version }),
  deleteNewsTag: ({ params }, context) => removeEntry(tagDirectory, params.id, context),
  replaceNewsTag: ({ params, body }, context) =>
    replaceEntry(tagDirectory, params.id, body.by, context),

  listAuthors: (_, { db, language, visitor }) =>
    readDirectory(authorDirectory, db, { language, isForStaff: maySeeDrafts(visitor) }),
  createAuthor: ({ body }, context) => saveEntry(authorDirectory, body, context),
  updateAuthor: ({ params: { id }, body: { version, ...author } }, context) =>
    saveEntry(authorDirectory, author, context, { id, version }),
  deleteAuthor: ({ params }, context) => removeEntry(authorDirectory, params.id, context),
  replaceAuthor: ({ params, body }, context) =>
    replaceEntry(authorDirectory, params.id, body.by, context),
};

const editingHandlers: Handlers<typeof editing> = {
  async attendItem({ params: { kind, id: item }, body }, { db, events, visitor: { id, name } }) {
    const { table } = publications[kind];
    const [found] = await db.select({ id: table.id }).from(table).where(eq(table.id, item));
    if (!found) throw new Refusal(404, 'NOT_FOUND');
    const people = await events.accompany({ subject: item, id, name, ...body });
    return { people: people.filter((person) => person.id !== id) };
  },

  async leaveItem({ params: { id: item }, query }, { events, visitor: { id } }) {
    await events.part({ subject: item, id, ...query });
    return {};
  },
};

export const mediaDomain = {
  handlers: {
    ...mediaHandlers,
    ...editingHandlers,
    ...newsHandlers,
    ...eventHandlers,
    ...infoPageHandlers,
    ...helpVoteHandlers,
  },
  jobs: { 'publication.appear': { run: appear } },
  texts: mediaTexts,

  demo: {
    publications: {
      after: ['staff'],
      async fill(context, { staff }) {
        const { seedMedia } = await import('./seed/seedMedia');
        return seedMedia(context, staff);
      },
    },
  },
} satisfies Domain;

declare module '../../platform/jobs/JobHandler' {
  interface JobPayload {
    'publication.appear': { kind: PublicationName; id: string };
  }
}

declare module '../../platform/seed/SeedSteps' {
  interface Demo {
    publications: void;
  }
}
