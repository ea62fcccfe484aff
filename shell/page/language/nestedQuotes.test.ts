import { createTexts } from './createTexts';
import { nestQuotes } from './nestedQuotes';

test.each([
  ['Удалено: «Бассейн «Дельфин»»', 'Удалено: «Бассейн „Дельфин“»'],
  ['«Раз» и «два «три» и «четыре»»', '«Раз» и «два „три“ и „четыре“»'],
  ['Лишняя » и «слово»', 'Лишняя » и «слово»'],
  ['Без кавычек', 'Без кавычек'],
])('%s becomes %s', (text, nested) => {
  expect(nestQuotes(text)).toBe(nested);
});

test('a name with quotes of its own does not double those of the text', () => {
  const texts = createTexts('ru');
  texts.addResource('ru', 'shell', 'removed', 'Удалено: «{{title}}»');
  expect(texts.t('removed', { title: 'Бассейн «Дельфин»' })).toBe('Удалено: «Бассейн „Дельфин“»');
});
