/** @jest-environment node */
import { backendForFile } from '../../../testing/backendForFile';
import { openPublicationDesk } from '../testing/openPublicationDesk';
import { cleanHtml } from '@campus/shared/server/cleanHtml';
import { withPictureSizes } from './publicationHandlers';

const backend = backendForFile();
beforeAll(async () => {
  const { picture } = await openPublicationDesk(backend, 'news');
  await picture({ fileName: 'a.webp' });
  await picture({ fileName: 'plan.pdf', width: null, height: null });
});
const sized = (html: string) => withPictureSizes(backend.db, cleanHtml(html));

test('a picture without a size gets that of its file', async () => {
  expect(await sized('<p>a</p><img alt="Зал" src="/api/files/public/a.webp"><p>b</p>')).toBe(
    '<p>a</p><img alt="Зал" src="/api/files/public/a.webp" width="800" height="600" loading="lazy" /><p>b</p>',
  );
});

test.each([
  ['that has a size', '<img src="/api/files/public/a.webp" width="400" height="300" />'],
  ['whose height alone is said', '<img src="/api/files/public/a.webp" height="300" />'],
  ['that has it before its address', '<img width="400" src="/api/files/public/a.webp" />'],
  ['of a file that is not known', '<img src="/api/files/public/b.webp" />'],
  ['that is none', '<img src="/api/files/public/plan.pdf" />'],
])('a picture %s stays as it is', async (_, html) => {
  expect(await sized(html)).toBe(cleanHtml(html));
});
