import { eventRequest, infoPageRequest, newsRequest } from '@campus/shared/contract/media/requests';
import { blankValues } from './ContentValues';
import { newsRecordFixture } from './editorSetUp';
import { toRequest, contentValuesOf } from './toRequest';

const id = '2b1a7c9e-1f00-4a00-8a00-000000000042';

test('a record that nobody touched is sent as it was', () => {
  const publishAt = '2026-11-02T09:12:34.567Z';
  const record = newsRecordFixture({
    publishAt,
    status: 'PUBLISHED',
    seo: { title: { ru: 'Рост' }, description: null, ogImageId: null },
  });
  const sent = newsRequest.parse(toRequest(contentValuesOf(record), publishAt));
  expect(sent).toMatchObject({
    version: 3,
    url: 'stipendiia-vyrosla',
    title: record.title,
    summary: record.summary,
    publishAt,
    seo: record.seo,
    authorId: null,
  });
});

test('what is empty is none', () => {
  const sent = toRequest(blankValues('news', id));
  expect(sent).toMatchObject({ url: null, coverId: null, seo: null, publishAt: null });
});

test('an event is written in Moscow time and sent as moments', () => {
  const event = toRequest({
    ...blankValues('events', id),
    title: { ru: 'Турнир', en: '' },
    summary: { ru: 'Коротко', en: '' },
    body: { ru: '<p>Текст</p>', en: '' },
    startsAt: '2030-05-03T12:00',
    endsAt: '2030-05-03T18:30',
    place: { ru: 'Клуб', en: '' },
    capacity: '40',
    onlineUrl: 'не ссылка',
  });
  expect(eventRequest.parse(event)).toMatchObject({
    startsAt: '2030-05-03T09:00:00.000Z',
    endsAt: '2030-05-03T15:30:00.000Z',
    capacity: 40,
    onlineUrl: null,
    organiser: null,
  });
});

test('a page without a section is refused to readers at that field', () => {
  const page = { ...blankValues('info-pages', id), status: 'PUBLISHED' as const };
  const { error } = infoPageRequest.safeParse(toRequest(page));
  expect(error?.issues.map(({ path }) => path.join('.'))).toContain('section');
});
