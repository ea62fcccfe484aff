/** @jest-environment node */
import { addDictionary, addTexts } from './addTexts';
import { createTexts } from './createTexts';

const media = { ru: { news: { title: 'Новости', more: 'Ещё' } }, en: { news: { title: 'News' } } };

function createSample() {
  const texts = createTexts('ru');
  addTexts(texts, 'media', media);
  return texts;
}

function watch(texts: ReturnType<typeof createTexts>) {
  const onAdded = jest.fn();
  texts.store.on('added', onAdded);
  return onAdded;
}

const many = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`media.bulk.text${index}`, `Текст ${index}`]),
  );

test('a translation of the server stands above the bundled text', async () => {
  const texts = createSample();
  await addDictionary(texts, 'ru', { 'media.news.title': 'Главное' });
  expect(texts.t('media:news.title')).toBe('Главное');
  expect(texts.t('media:news.more')).toBe('Ещё');
});

test('the texts of code that comes later render nothing anew that stands there', () => {
  const texts = createSample();
  const onAdded = watch(texts);
  addTexts(texts, 'media', media);
  expect(onAdded).not.toHaveBeenCalled();
});

test('it stays above when the remote’s texts come later', async () => {
  const texts = createTexts('ru');
  await addDictionary(texts, 'ru', { 'media.news.title': 'Главное' });
  addTexts(texts, 'media', media);
  expect(texts.t('media:news.title')).toBe('Главное');
  expect(texts.t('media:news.more')).toBe('Ещё');
});

test('so it does where React has laid the words, which hands out copies of the texts', async () => {
  const texts = createTexts('ru');
  const copy = Object.create(
    Object.getPrototypeOf(texts) as object,
    Object.getOwnPropertyDescriptors(texts),
  ) as typeof texts;
  await addDictionary(copy, 'ru', { 'media.news.title': 'Главное' });
  addTexts(texts, 'media', media);
  expect(texts.t('media:news.title')).toBe('Главное');
});

test('a release that takes the place of another one brings its own texts, under the same words', async () => {
  const texts = createTexts('ru');
  await addDictionary(texts, 'ru', { 'media.news.title': 'Новости' });
  addTexts(texts, 'media', media);
  const before = { news: { title: 'Лента', more: 'Показать ещё' } };
  addTexts(texts, 'media', { ru: before, en: before });
  expect(texts.t('media:news.more')).toBe('Показать ещё');
  expect(texts.t('media:news.title')).toBe('Новости');
  await addDictionary(texts, 'ru', { 'media.news.more': 'Дальше' });
  addTexts(texts, 'media', media);
  expect(texts.t('media:news.more')).toBe('Дальше');
});

test('one page’s translations do not reach another page', async () => {
  await addDictionary(createSample(), 'ru', { 'media.news.title': 'Главное' });
  expect(createSample().t('media:news.title')).toBe('Новости');
});

test('words that staff have taken back make way for what the code says', async () => {
  const texts = createSample();
  const earlier = { 'media.news.title': 'Главное', 'media.news.more': 'Дальше', 'media.gone': 'x' };
  await addDictionary(texts, 'ru', earlier);
  const onAdded = watch(texts);
  await addDictionary(texts, 'ru', { 'media.news.more': 'Дальше' }, earlier);
  expect(texts.t('media:news.title')).toBe('Новости');
  expect(texts.t('media:news.more')).toBe('Дальше');
  expect(onAdded).toHaveBeenCalledTimes(1);
});

const wrongShapes = {
  'media.news.title': ' ',
  'media.news': 'Новости!',
  'media.news.more.x': 'Слово',
  media: 'x',
  '.title': 'x',
};

test('an empty translation and a word in place of a branch change nothing', async () => {
  const texts = createSample();
  await addDictionary(texts, 'ru', wrongShapes);
  expect(texts.t('media:news.title')).toBe('Новости');
  expect(texts.t('media:news.more')).toBe('Ещё');
});

test('nor do they when the remote’s texts come later', async () => {
  const texts = createTexts('ru');
  await addDictionary(texts, 'ru', wrongShapes);
  addTexts(texts, 'media', media);
  expect(texts.t('media:news.title')).toBe('Новости');
  expect(texts.t('media:news.more')).toBe('Ещё');
});

test('a thousand words in two namespaces draw the page anew once', async () => {
  const texts = createSample();
  const onAdded = watch(texts);
  await addDictionary(texts, 'ru', { ...many(1000), 'shell.title': 'Кампус' });
  expect(onAdded).toHaveBeenCalledTimes(1);
  expect(texts.t('media:bulk.text999')).toBe('Текст 999');
});

test('words that are known already draw nothing anew', async () => {
  const texts = createSample();
  await addDictionary(texts, 'ru', many(10));
  const onAdded = watch(texts);
  await addDictionary(texts, 'ru', { ...many(10), 'media.news.title': 'Новости' });
  expect(onAdded).not.toHaveBeenCalled();
});

test('the page gets its turn between the hundreds of a long dictionary', async () => {
  const texts = createSample();
  const turns: string[] = [];
  const adding = addDictionary(texts, 'ru', many(10_000)).then(() => turns.push('done'));
  setTimeout(() => turns.push('page'));
  await adding;
  expect(turns).toEqual(['page', 'done']);
});
