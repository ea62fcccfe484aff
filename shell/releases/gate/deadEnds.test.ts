/** @jest-environment node */
import type { RemoteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { deadEnds } from './deadEnds';

const example = { call: '/api/card', as: 'STUDENT', params: { token: 'code' } } as const;

const title = { ru: 'а', en: 'a' };

/** What is said of a page with an example of its records. */
const said = (path: string) => {
  const route = { path, screen: 'A', access: 'public', title, example };
  const declaration: unknown = { name: 'cards', routes: [route], menu: [], slots: [] };
  return deadEnds(declaration as RemoteDeclaration);
};

test('an example leads to a page when it has all of its address', () => {
  expect(said('/verify/:token')).toStrictEqual([]);
  expect(said('/verify/:kind/:token')).toEqual([
    'The example of its route /verify/:kind/:token does not say :kind: name it in params.',
  ]);
});

test('a part that an address may be without needs no field of a record', () => {
  expect(said('/verify/:token/:part?')).toStrictEqual([]);
  expect(said('/verify/:kind/:part?')).toEqual([
    'The example of its route /verify/:kind/:part? does not say :kind: name it in params.',
  ]);
});

test('a search that finds nothing may lead to a part of a page, or to one that is filled in', () => {
  const saidOf = (to: string) => {
    const route = { path: '/help/new', screen: 'A', access: 'public', title };
    const search = { fallbacks: [{ to, label: title, order: 1 }] };
    const declaration: unknown = { name: 'help', routes: [route], menu: [], slots: [], search };
    return deadEnds(declaration as RemoteDeclaration);
  };
  expect(saidOf('/help/new?topic=card')).toStrictEqual([]);
  expect(saidOf('/help/new#files')).toStrictEqual([]);
  expect(saidOf('/help?topic=card')).toEqual([
    'Its search leads to /help?topic=card: declare it in routes.',
  ]);
});

test('all that a kind of search finds is on a page of its own, and each feed is looked for by itself', () => {
  const list = { call: '/api/news', params: { url: 'url' } };
  const record = { path: '/news/:url', screen: 'A', access: 'public', title, list };
  const page = { path: '/news', screen: 'B', access: 'public', title, feed: '/news.xml' };
  const feedAt = (path: string) => ({ path, page: '/news', records: '/news/:url' });
  const saidOf = (all: string) => {
    const search = { kinds: [{ kind: 'news', records: '/news/:url', all: { page: all } }] };
    const declaration: unknown = {
      ...{ name: 'news', routes: [record, page], menu: [], slots: [], search },
      feeds: [feedAt('/news.xml'), feedAt('/more.xml')],
    };
    return deadEnds(declaration as RemoteDeclaration);
  };
  expect(saidOf('/news')).toStrictEqual([]);
  expect(saidOf('/all-news')).toEqual(['Its search leads to /all-news: declare it in routes.']);
});
