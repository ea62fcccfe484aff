/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { backendForFile } from '../../testing/backendForFile';
import { openPublicationDesk } from './testing/openPublicationDesk';

const backend = backendForFile();
let desk: Awaited<ReturnType<typeof openPublicationDesk>>;
beforeAll(async () => {
  desk = await openPublicationDesk(backend, 'news');
});

test('a record tells all words of the pictures that it shows, wherever they belong', async () => {
  const cover = await desk.picture({ subjectId: randomUUID() });
  const linked = await desk.picture({ subjectId: randomUUID() });
  const item = await desk.created({
    coverId: cover.id,
    seo: { ogImageId: linked.id },
    status: 'PUBLISHED',
  });
  const alt = { ru: 'Луч света', en: 'A ray of light' };
  expect(item.files.toSorted((a, b) => a.id.localeCompare(b.id))).toMatchObject(
    [cover.id, linked.id].sort().map((id) => ({ id, alt })),
  );
  expect((await desk.read(item.url)).body.files).toStrictEqual([]);
});
