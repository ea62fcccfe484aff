import * as events from '@campus/shared/contract/media/eventCalls';
import * as infoPages from '@campus/shared/contract/media/pageCalls';
import * as news from '@campus/shared/contract/media/newsCalls';
import { assertDefined } from '../../../platform/database/assertDefined';
import { mediaFiles } from '../../../platform/files/fileTables';
import type { TestBackend } from '../../../testing/startTestBackend';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** The six calls of each kind, and what an item of the kind needs beyond the common fields. */
export const publicationCalls = {
  news: {
    filter: news.filterNews,
    getByUrl: news.getNewsByUrl,
    get: news.getNews,
    create: news.createNews,
    update: news.updateNews,
    remove: news.deleteNews,
    own: {},
  },
  events: {
    filter: events.filterEvents,
    getByUrl: events.getEventByUrl,
    get: events.getEvent,
    create: events.createEvent,
    update: events.updateEvent,
    remove: events.deleteEvent,
    own: { startsAt: inDays(3), endsAt: inDays(4), place: { ru: 'Актовый зал' } },
  },
  'info-pages': {
    filter: infoPages.filterInfoPages,
    getByUrl: infoPages.getInfoPageByUrl,
    get: infoPages.getInfoPage,
    create: infoPages.createInfoPage,
    update: infoPages.updateInfoPage,
    remove: infoPages.deleteInfoPage,
    own: { section: 'HELP' },
  },
};
export type PublicationKindName = keyof typeof publicationCalls;

/** A draft of the kind, complete in both languages. */
export const draftOf = (kind: PublicationKindName, own: object = {}) => ({
  title: { ru: 'Лекция о природе света', en: 'A lecture on light' },
  summary: { ru: 'Физика без формул', en: 'Physics without formulas' },
  body: { ru: '<p>Приходите с вопросами.</p>', en: '<p>Bring your questions.</p>' },
  status: 'DRAFT',
  ...publicationCalls[kind].own,
  ...own,
});

/** What an editor and a reader do with publications of one kind in a test. */
export async function openPublicationDesk(backend: TestBackend, kind: PublicationKindName) {
  const calls = publicationCalls[kind];
  const token = await backend.tokenOf('content');

  const create = (own: object = {}) =>
    backend.send(calls.create, { token, body: draftOf(kind, own) });

  async function created(own: object = {}) {
    const answer = await create(own);
    expect(answer.status).toBe(200);
    return answer.body;
  }

  const update = (
    { id, version }: Awaited<ReturnType<typeof created>>,
    own: object = {},
    by: string = token,
  ) =>
    backend.send(calls.update, {
      token: by,
      params: { id },
      body: draftOf(kind, { version, ...own }),
    });

  const remove = (id: string) => backend.send(calls.remove, { token, params: { id } });

  const read = (url: string, language: 'ru' | 'en' = 'ru') =>
    backend.send(calls.getByUrl, { params: { url }, language });

  /** A described public picture that belongs to nothing yet. */
  async function picture(own: object = {}) {
    const [file] = await backend.db
      .insert(mediaFiles)
      .values({
        bucket: 'public',
        fileName: `${crypto.randomUUID()}.webp`,
        originalName: 'light.webp',
        mime: 'image/webp',
        size: 1_000,
        width: 800,
        height: 600,
        sha256: '0'.repeat(64),
        alt: { ru: 'Луч света', en: 'A ray of light' },
        subjectId: '00000000-0000-4000-8000-000000000000',
        ...own,
      })
      .returning();
    return assertDefined(file);
  }

  return { calls, create, created, update, remove, read, picture };
}
