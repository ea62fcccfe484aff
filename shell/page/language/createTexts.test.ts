import { addTexts } from './addTexts';
import { createTexts, gatherKeys } from './createTexts';

const media = {
  ru: {
    news: {
      title: 'Новости',
      count_one: '{{count}} новость',
      count_few: '{{count}} новости',
      count_many: '{{count}} новостей',
      count_other: '{{count}} новости',
    },
  },
  en: { news: { title: 'News', author: 'By {{name}} of {{place}}' } },
};

function createSample(language: 'ru' | 'en' = 'ru', onMissing?: (key: string) => void) {
  const texts = createTexts(language, onMissing);
  addTexts(texts, 'media', media);
  return texts;
}

test('what is missing in one language is said in the other', () => {
  expect(createSample('en').t('media:news.count', { count: 2 })).toBe('2 новости');
  expect(createSample('ru').t('media:news.author', { name: 'Ann', place: 'X' })).toBe(
    'By Ann of X',
  );
});

test.each([
  ['media:news.emptyTitle', 'Empty title'],
  ['shared:error.DATE_IN_FUTURE', 'Date in future'],
  ['unknown:menu.item-3', 'Item 3'],
  ['media:news.404', 'News'],
  ['media:0', '…'],
])('nobody words %s: its last word is said, neither the key nor nothing', (key, shown) => {
  expect(createSample().t(key)).toBe(shown);
});

test('a text that is asked for with another one to fall back on is not missing', () => {
  const onMissing = jest.fn();
  const texts = createSample('ru', onMissing);
  expect(texts.t(['news.absent', 'news.title'], { ns: 'media' })).toBe('Новости');
  expect(onMissing).not.toHaveBeenCalled();
});

test('every missing key is counted with its namespace, plural or not', () => {
  const missing: string[] = [];
  const texts = createSample('ru', (key) => missing.push(key));
  texts.t('media:news.title');
  texts.t('media:news.absent');
  texts.t('news.people', { ns: 'media', count: 3 });
  expect(missing).toEqual(['media:news.absent', 'media:news.people']);
});

test('a placeholder without a value leaves nothing behind', () => {
  const texts = createSample('en');
  expect(texts.t('media:news.author', { name: 'Ann' })).toBe('By Ann of ');
  expect(texts.t('media:news.author', { name: null, place: undefined })).toBe('By  of ');
  expect(texts.t('media:news.author')).toBe('By  of ');
});

test('names and marks go into a text as they are', () => {
  expect(createSample('en').t('media:news.author', { name: 'А & Б', place: '<b>{{x}}</b>' })).toBe(
    'By А & Б of <b>{{x}}</b>',
  );
});

test.each([
  [0, '0 новостей'],
  [1, '1 новость'],
  [2, '2 новости'],
  [5, '5 новостей'],
  [11, '11 новостей'],
  [14, '14 новостей'],
  [21, '21 новость'],
  [22, '22 новости'],
  [101, '101 новость'],
  [111, '111 новостей'],
  [1.5, '1.5 новости'],
])('a Russian word agrees with the number %d', (count, shown) => {
  expect(createSample().t('media:news.count', { count })).toBe(shown);
});

test.each([
  ['Удалено: «Бассейн «Дельфин»»', 'Удалено: «Бассейн „Дельфин“»'],
  ['«Раз» и «два «три» и «четыре»»', '«Раз» и «два „три“ и „четыре“»'],
  ['Лишняя » и «слово»', 'Лишняя » и «слово»'],
  ['Без кавычек', 'Без кавычек'],
])('%s becomes %s', (text, nested) => {
  const texts = createTexts('ru');
  texts.addResource('ru', 'shell', 'quoted', text);
  expect(texts.t('quoted')).toBe(nested);
});

test('a name with quotes of its own does not double those of the text', () => {
  const texts = createTexts('ru');
  texts.addResource('ru', 'shell', 'removed', 'Удалено: «{{title}}»');
  expect(texts.t('removed', { title: 'Бассейн «Дельфин»' })).toBe('Удалено: «Бассейн „Дельфин“»');
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('keys that a screen misses are told together, each once in the life of the page', () => {
  jest.useFakeTimers();
  const log = jest.spyOn(console, 'error').mockImplementation();
  const tell = jest.fn();
  const note = gatherKeys(tell);
  note('media:a');
  note('media:b');
  note('media:a');
  expect(tell).not.toHaveBeenCalled();
  expect(log.mock.calls).toEqual([['No text for media:a'], ['No text for media:b']]);
  jest.runAllTimers();
  expect(tell.mock.calls).toEqual([[['media:a', 'media:b']]]);

  note('media:b');
  note('shell:c');
  jest.runAllTimers();
  expect(tell.mock.calls.slice(1)).toEqual([[['shell:c']]]);
});
