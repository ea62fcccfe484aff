/** @jest-environment node */
import { eq } from 'drizzle-orm';
import { formerUrls } from './mediaTables';
import { publications } from './publications/publications';
import {
  openPublicationDesk,
  publicationCalls,
  type PublicationKindName,
} from './testing/openPublicationDesk';
import { backendForFile } from '../../testing/backendForFile';

const backend = backendForFile();

const kinds = Object.keys(publicationCalls) as PublicationKindName[];
describe.each(kinds)('the address of one of %s', (kind) => {
  let desk: Awaited<ReturnType<typeof openPublicationDesk>>;
  beforeAll(async () => {
    desk = await openPublicationDesk(backend, kind);
  });

  test('is made of the Russian title, with a number where that is taken', async () => {
    const title = { ru: 'Объезд площади' };
    const urls = [await desk.created({ title }), await desk.created({ title })].map(
      ({ url }) => url,
    );
    expect(urls).toEqual(['obieezd-ploshchadi', 'obieezd-ploshchadi-2']);
    expect((await desk.created({ title: { ru: 'Я' } })).url).toBe('ia-2');
    expect((await desk.created({ title: { ru: 'API' } })).url).toBe('api-2');
    expect((await desk.created({ title: { ru: '…' } })).url).toMatch(/^[a-z]/);
  });

  test('is free to be chosen, once; a taken one is refused with a free one', async () => {
    await desk.created({ url: 'own-address' });
    const second = await desk.create({ url: 'own-address' });
    expect(second.body).toMatchObject({
      statusCode: 409,
      code: 'URL_TAKEN',
      fields: { url: 'URL_TAKEN' },
      suggestion: 'own-address-2',
    });
    expect(second.body.message).toContain('own-address-2');
    const racing = await Promise.all(
      Array.from({ length: 3 }, () => desk.create({ url: 'race-for-it' })),
    );
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const generated = await Promise.all(
      Array.from({ length: 3 }, () => desk.created({ title: { ru: 'Гонка' } })),
    );
    expect(generated.map(({ url }) => url).sort()).toEqual(['gonka', 'gonka-2', 'gonka-3']);
  });

  test('changed after publication, leads to the new one and stays taken', async () => {
    const first = await desk.created({ url: 'first-address', status: 'PUBLISHED' });
    const status = 'PUBLISHED';
    const second = (await desk.update(first, { url: 'second-address', status })).body;
    const third = (await desk.update(second, { url: 'third-address', status })).body;
    for (const url of ['first-address', 'second-address', 'third-address']) {
      expect((await desk.read(url)).body).toMatchObject({ id: first.id, url: 'third-address' });
    }
    expect((await desk.create({ url: 'first-address' })).body.suggestion).toBe('first-address-2');
    const back = (await desk.update(third, { url: 'first-address', status })).body;
    expect((await desk.read('third-address')).body.url).toBe('first-address');

    await desk.remove(back.id);
    expect((await desk.read('third-address')).status).toBe(404);
    const left = await backend.db
      .select()
      .from(formerUrls)
      .where(eq(formerUrls.subjectId, back.id));
    expect(left).toStrictEqual([]);
  });

  test('that readers knew leads to the new one, though it changed while another moment was awaited', async () => {
    const known = await desk.created({ url: 'known-address', status: 'PUBLISHED' });
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const waiting = (await desk.update(known, { publishAt })).body;
    expect((await desk.read('known-address')).status).toBe(404);
    const moved = (await desk.update(waiting, { url: 'later-address', publishAt })).body;
    expect((await desk.create({ url: 'known-address' })).body.suggestion).toBe('known-address-2');
    await desk.update(moved, { status: 'PUBLISHED' });
    expect((await desk.read('known-address')).body.url).toBe('later-address');
  });

  test('of a draft is forgotten when it changes, and stays when a save does not name it', async () => {
    const draft = await desk.created({ url: 'draft-address' });
    const kept = (await desk.update(draft)).body;
    expect(kept.url).toBe('draft-address');
    const published = (await desk.update(kept, { url: 'real-address', status: 'PUBLISHED' })).body;
    expect(published.url).toBe('real-address');
    expect((await desk.read('draft-address')).status).toBe(404);
  });

  test.each(['DRAFT', 'SCHEDULED'] as const)(
    'of a %s that awaits its moment is free for another when it changes',
    async (status) => {
      const url = `planned-${status.toLowerCase()}`;
      const publishAt = new Date(Date.now() + 3_600_000).toISOString();
      const planned = await desk.created({ url, status, publishAt });
      await desk.update(planned, { url: `${url}-otherwise`, status, publishAt });
      expect((await desk.create({ url })).status).toBe(200);
    },
  );

  test('of one whose moment has come is known to nobody before it appears, and is free when it changes', async () => {
    const url = 'due-address';
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const due = await desk.created({ url, status: 'SCHEDULED', publishAt });
    const { table } = publications[kind];
    const passed = { publishAt: new Date(Date.now() - 60_000) };
    await backend.db.update(table).set(passed).where(eq(table.id, due.id));
    expect((await desk.read(url)).status).toBe(404);
    await desk.update(due, { url: 'undue-address', status: 'DRAFT' });
    expect((await desk.create({ url })).status).toBe(200);
  });
});
