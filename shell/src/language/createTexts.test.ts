import { addDictionary } from './addDictionary';
import { addTexts } from './addTexts';
import { createTexts } from './createTexts';

const media = {
  ru: {
    news: { title: 'Новости', count_one: '{{count}} новость', count_few: '{{count}} новости' },
  },
  en: { news: { title: 'News' } },
};

function createSample(language: 'ru' | 'en' = 'ru') {
  const texts = createTexts(language);
  addTexts(texts, 'media', media);
  return texts;
}

test('what is missing in English is said in Russian', () => {
  expect(createSample('en').t('media:news.count', { count: 2 })).toBe('2 новости');
});

test('a key that nobody words is never shown', () => {
  expect(createSample().t('media:news.absent')).toBe('');
  expect(createSample('en').t('unknown:a.b')).toBe('');
});

test('names and marks go into a text as they are', () => {
  const texts = createSample();
  addDictionary(texts, 'ru', { 'media.hello': 'Привет, {{name}}!' });
  expect(texts.t('media:hello', { name: 'А & Б' })).toBe('Привет, А & Б!');
});

test('a translation of the server stands above the bundled text', () => {
  const texts = createSample();
  addDictionary(texts, 'ru', { 'media.news.title': 'Главное' });
  expect(texts.t('media:news.title')).toBe('Главное');
  expect(texts.t('media:news.count', { count: 1 })).toBe('1 новость');
});

test('it stays above when the remote’s texts come later', () => {
  const texts = createTexts('ru');
  addDictionary(texts, 'ru', { 'media.news.title': 'Главное' });
  addTexts(texts, 'media', media);
  expect(texts.t('media:news.title')).toBe('Главное');
  expect(texts.t('media:news.count', { count: 1 })).toBe('1 новость');
});

test('one page’s translations do not reach another page', () => {
  addDictionary(createSample(), 'ru', { 'media.news.title': 'Главное' });
  expect(createSample().t('media:news.title')).toBe('Новости');
});

test('an empty translation and a word in place of a branch change nothing', () => {
  const texts = createSample();
  addDictionary(texts, 'ru', { 'media.news.title': ' ', 'media.news': 'Новости!', media: 'x' });
  expect(texts.t('media:news.title')).toBe('Новости');
});
