/** @jest-environment node */
import type { AskApi } from '../head/askApi';
import { createDictionaries } from './createDictionaries';

const id = '8a0c9c54-6a5e-4b57-9d0c-3f5f0a6f1a11';
const page = { total: 1, skip: 0, size: 20 };
const languages = {
  ...page,
  items: [{ id, key: 'ru', name: 'Русский', isDefault: true, isActive: true }],
};
let translation = 'Свежее';
const ask = jest.fn<ReturnType<AskApi>, Parameters<AskApi>>();

beforeEach(() => {
  translation = 'Свежее';
  ask.mockReset().mockImplementation(async (path) => {
    if (path === '/api/resources/languages') return { status: 200, body: languages };
    const item = { id, mnemonic: 'media.news.title', translation, languageId: id, version: 1 };
    return {
      status: 200,
      body: { ...page, items: [{ ...item, updatedAt: '2026-11-01T09:00:00Z' }] },
    };
  });
});

test('the translations of a language are asked for once, and kept by namespace', async () => {
  const dictionaries = createDictionaries(ask);
  const read = async () => JSON.parse((await dictionaries.read('ru')) ?? '') as unknown;
  expect(await read()).toEqual({ media: { 'news.title': 'Свежее' } });
  expect(await read()).toEqual({ media: { 'news.title': 'Свежее' } });
  expect(ask.mock.calls.map(([path]) => path)).toEqual([
    '/api/resources/languages',
    `/api/resources/translations?languageId=${id}&size=10000`,
  ]);
});

test('a change of translations is seen at once', async () => {
  const dictionaries = createDictionaries(ask);
  await dictionaries.read('ru');
  translation = 'Самое свежее';
  dictionaries.expire('/api/resources/');
  expect(await dictionaries.read('ru')).toContain('Самое свежее');
});

test.each([
  ['is down', () => Promise.reject(new Error('ECONNREFUSED'))],
  ['answers nonsense', async () => ({ status: 200, body: '<html>' })],
  ['is silent', () => new Promise<never>(() => undefined)],
])('a backend that %s leaves pages the words of the code', async (_, answer) => {
  ask.mockImplementation(answer);
  await expect(createDictionaries(ask).read('ru')).resolves.toBeUndefined();
});

test('a backend that dies later leaves the words that are known', async () => {
  const dictionaries = createDictionaries(ask);
  await dictionaries.read('ru');
  ask.mockRejectedValue(new Error('ECONNREFUSED'));
  dictionaries.expire('/api/resources/');
  expect(await dictionaries.read('ru')).toContain('Свежее');
});
