import { existing } from '../existing';
import { mediaFiles } from '../schema/files';
import { draftOf, publicationCalls, type PublicationKindName } from './publicationCalls';
import type { TestBackend } from './startTestBackend';

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

  const update = ({ id, version }: Awaited<ReturnType<typeof created>>, own: object = {}) =>
    backend.send(calls.update, { token, params: { id }, body: draftOf(kind, { version, ...own }) });

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
    return existing(file);
  }

  return { calls, create, created, update, remove, read, picture };
}
