/** @jest-environment node */
import { eq } from 'drizzle-orm';
import { logs } from '../../platform/audit/auditTables';
import { backendForFile } from '../../testing/backendForFile';
import { beforeTests } from '../../testing/beforeTests';
import {
  openPublicationDesk,
  publicationCalls,
  type PublicationKindName,
} from './testing/openPublicationDesk';

const backend = backendForFile();

const nobody = '00000000-0000-4000-8000-000000000000';

describe.each(Object.keys(publicationCalls) as PublicationKindName[])('%s', (kind) => {
  const desk = beforeTests(() => openPublicationDesk(backend, kind));

  describe('the cover', () => {
    test('is a described public picture; an untitled preview shows it', async () => {
      const file = await desk.picture();
      const item = await desk.created({ coverId: file.id, status: 'PUBLISHED' });
      const cover = { url: `/api/files/public/${file.fileName}`, width: 800, height: 600 };
      expect(item.cover).toEqual({ ...cover, alt: 'Луч света' });
      const seen = await desk.read(item.url, 'en');
      expect(seen.body.cover).toEqual({ ...cover, alt: 'A ray of light' });
      expect(seen.body.seo.image).toEqual(seen.body.cover);
    });

    test('that was replaced is gone, while one that the text shows too stays', async () => {
      const item = await desk.created();
      const [first, second] = [
        await desk.picture({ subjectId: item.id }),
        await desk.picture({ subjectId: item.id }),
      ];
      const one = await desk.update(item, { coverId: first.id });
      const two = await desk.update(one.body, { coverId: second.id, status: 'PUBLISHED' });
      expect(two.body.files.map(({ id }) => id)).toEqual([second.id]);
      const src = `/api/files/public/${second.fileName}`;
      const body = { ru: `<p>Да</p><img src="${src}" alt="Луч">` };
      const none = await desk.update(two.body, { coverId: null, body });
      expect(none.body.files.map(({ id }) => id)).toEqual([second.id]);
      const [log] = await backend.db.select().from(logs).where(eq(logs.entityId, first.id));
      expect(log).toMatchObject({
        action: 'file.delete',
        entityType: 'mediaFile',
        diff: { name: { from: 'light.webp' } },
      });
    });

    test('that was replaced stays where a copy still shows it, in links or in its text', async () => {
      const item = await desk.created();
      const subjectId = item.id;
      const linked = await desk.picture({ subjectId, position: 1 });
      const pasted = await desk.picture({ subjectId, position: 2 });
      const seo = { ogImageId: linked.id };
      const one = await desk.update(item, { coverId: pasted.id, seo });
      const src = `/api/files/public/${pasted.fileName}`;
      const own = { seo, body: { ru: `<p>Да</p><img src="${src}" alt="Луч">` } };
      const copy = await desk.created(own);
      const two = await desk.update(one.body, { coverId: null, seo: null });
      expect(two.body.files.map(({ id }) => id)).toEqual([linked.id, pasted.id]);
      expect((await desk.update(copy, own)).status).toBe(200);
    });

    test('is refused where it is unknown, private or not described', async () => {
      const coverOf = async (own: object) => (await desk.picture(own)).id;
      const refused = async (coverId: string) =>
        (await desk.create({ coverId, status: 'PUBLISHED' })).body.fields;
      expect(await refused(nobody)).toEqual({ coverId: 'PICTURE_UNKNOWN' });
      const personal = await coverOf({ bucket: 'human-photo' });
      expect(await refused(personal)).toEqual({ coverId: 'PICTURE_UNKNOWN' });
      const paper = await coverOf({ width: null, height: null });
      expect(await refused(paper)).toEqual({ coverId: 'PICTURE_UNKNOWN' });
      expect(await refused(await coverOf({ alt: null }))).toEqual({ coverId: 'ALT_REQUIRED' });
      const draft = await desk.create({ coverId: await coverOf({ alt: null }) });
      expect(draft.status).toBe(200);
      const seo = { ogImageId: nobody };
      expect((await desk.create({ seo })).body.fields).toEqual({
        'seo.ogImageId': 'PICTURE_UNKNOWN',
      });
    });
  });

  test('its files are listed in their order, for readers without those that are shown already', async () => {
    const item = await desk.created();
    const subjectId = item.id;
    const inText = await desk.picture({ subjectId, position: 2 });
    const cover = await desk.picture({ subjectId, position: 1 });
    const ofLinks = await desk.picture({ subjectId, position: 3 });
    const silent = await desk.picture({ subjectId, position: 4, alt: null });
    const paper = {
      originalName: 'Программа.pdf',
      mime: 'application/pdf',
      width: null,
      height: null,
    };
    const pdf = await desk.picture({
      subjectId,
      ...paper,
      alt: null,
      caption: { ru: 'Программа' },
    });
    const src = `/api/files/public/${inText.fileName}`;
    const body = { ru: `<p>Да</p><img src="${src}" alt="Луч">` };
    const seo = { ogImageId: ofLinks.id };
    const saved = await desk.update(item, { body, coverId: cover.id, seo, status: 'PUBLISHED' });
    expect(saved.body.files.map(({ id }) => id)).toEqual(
      [pdf, cover, inText, ofLinks, silent].map(({ id }) => id),
    );
    const { files } = (await desk.read(item.url)).body;
    expect(files).toEqual([
      expect.objectContaining({ id: pdf.id, name: 'Программа.pdf', caption: 'Программа' }),
    ]);
  });

  test('the pictures of its text have their size, those of another item too', async () => {
    const { fileName } = await desk.picture();
    const body = { ru: `<p>Да</p><img src="/api/files/public/${fileName}" alt="Луч">` };
    const item = await desk.created({ body, status: 'PUBLISHED' });
    expect((await desk.read(item.url)).body.body).toContain('width="800" height="600"');
  });
});
