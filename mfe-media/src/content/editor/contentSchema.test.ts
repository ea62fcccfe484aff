/** @jest-environment node */
import type { ContentKind } from '@campus/shared/contract/media/paths';
import { blankValues, type ContentValues } from './ContentValues';
import { contentSchema } from './toRequest';

const refusedOf = (kind: ContentKind, own: Partial<ContentValues>) => {
  const values = { ...blankValues(kind, crypto.randomUUID()), ...own };
  const { error } = contentSchema(kind, { isNew: true }).safeParse(values);
  return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
};
const title = { ru: 'Заголовок', en: '' };
const common = ['summary.ru REQUIRED', 'body.ru REQUIRED'];

test.each(['news', 'events', 'info-pages'] as const)(
  'a draft of %s is saved with a title alone',
  (kind) => {
    expect(refusedOf(kind, { title })).toStrictEqual([]);
    expect(refusedOf(kind, {})).toEqual(['title.ru REQUIRED']);
  },
);

test.each([
  ['news', common],
  ['events', [...common, 'startsAt REQUIRED', 'endsAt REQUIRED', 'place.ru REQUIRED']],
  ['info-pages', [...common, 'section REQUIRED']],
] as const)('what readers get of %s has all of its fields', (kind, missing) => {
  expect(refusedOf(kind, { title, status: 'PUBLISHED' })).toEqual(missing);
  expect(refusedOf(kind, { title, status: 'SCHEDULED' })).toEqual(missing);
});

test('a text for searches in English alone waits in a draft, and is refused to readers', () => {
  const seo = { title: { ru: '', en: 'Title' }, description: { ru: '', en: '' }, ogImageId: null };
  expect(refusedOf('news', { title, seo })).toStrictEqual([]);
  expect(refusedOf('news', { title, seo, status: 'PUBLISHED' })).toContain('seo.title.ru REQUIRED');
});
