import { call } from '@campus/shared/contract/call';
import {
  offlineAnswer,
  recordFeed,
  recordHead,
  recordRoute,
  recordSearch,
} from '@campus/shared/remote/declareRecords';
import * as z from 'zod/mini';

const item = z.object({ id: z.string(), tags: z.array(z.object({ name: z.string() })) });
const access = 'public';
const getItem = call({
  method: 'GET',
  path: '/api/items/{id}',
  summary: 'An item',
  access,
  response: item,
});
const listItems = call({
  method: 'POST',
  path: '/api/items/filter',
  summary: 'Items',
  access,
  response: z.object({ items: z.array(item) }),
  provides: ['Reset'],
});

const title = { ru: 'Вещь', en: 'Item' };
const route = recordRoute({
  path: '/items/:id',
  screen: 'ItemScreen',
  title,
  head: recordHead({ call: getItem, title: ['id'], keywords: ['tags.name'] }),
  list: { call: listItems, params: { id: 'id' } },
  access,
});
const feed = {
  path: '/items/rss.xml',
  page: '/items',
  records: route,
  title,
  description: title,
  item: { title: 'id', description: 'id', date: 'id' },
} as const;

test('the declaration is plain data: of a call only its path is left', () => {
  expect(route).toEqual({
    path: '/items/:id',
    screen: 'ItemScreen',
    title,
    head: { call: '/api/items/{id}', title: ['id'], keywords: ['tags.name'] },
    list: { call: '/api/items/filter', params: { id: 'id' } },
    access,
  });
  expect(recordFeed({ call: listItems, ...feed })).toEqual({ ...feed, records: '/items/:id' });
});

test('of a call whose answer is kept its path is left, too', () => {
  expect(
    offlineAnswer({ call: getItem, without: ['id'], pictures: { id: '/api/files/' } }),
  ).toEqual({
    call: '/api/items/{id}',
    without: ['id'],
    pictures: { id: '/api/files/' },
  });
});

test('the search is told of the route whose list is searched, and of its cache tags', () => {
  const words = { icon: 'file', order: 1, label: title, more: title } as const;
  const fields = { kind: 'items', title: ['id'], summary: ['id'], facts: ['tags.name'] } as const;
  expect(recordSearch({ call: listItems, records: route, ...fields, ...words })).toEqual({
    ...fields,
    ...words,
    records: '/items/:id',
    provides: ['Reset'],
  });
});

test('a feed whose records are listed by another call is refused', () => {
  const others = { ...listItems, path: '/api/others/filter' } as const;
  expect(() => recordFeed({ call: others, ...feed })).toThrow(
    '/items/:id lists /api/items/filter, and not /api/others/filter.',
  );
});
