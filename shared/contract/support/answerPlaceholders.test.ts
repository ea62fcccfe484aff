/** @jest-environment node */
import { fillPlaceholders, fitsPlaceholders, openPlaceholder } from './answerPlaceholders';

test.each([
  ['ru', 'Здравствуйте, {имя}! Обращение {обращение}, карта {карта}.', true],
  ['ru', 'Без пропусков: {}', false],
  ['ru', 'Здравствуйте, {name}!', false],
  ['en', 'Hello {name}, ticket {ticket}, card {card}.', true],
  ['en', 'Hello {first name}', false],
  ['en', '', true],
] as const)('%s: “%s” fits the placeholders: %s', (language, text, fits) => {
  expect(fitsPlaceholders(language)(text)).toBe(fits);
});

test('what is known is filled in wherever it stands, and the rest stays open', () => {
  const text = '{имя}, ваш номер {обращение}. Запишите его, {имя}. Карта {карта}.';
  const filled = fillPlaceholders(text, { name: 'Анна', ticket: 'T-000001', card: undefined });
  expect(filled).toBe('Анна, ваш номер T-000001. Запишите его, Анна. Карта {карта}.');
  expect(openPlaceholder(filled)).toEqual({ word: '{карта}', at: filled.indexOf('{карта}') });
  expect(openPlaceholder('Hello Anna')).toBeUndefined();
});

test('a name is put in as it is, whatever signs it has', () => {
  expect(fillPlaceholders('Hello {name}', { name: '$& O’Neil' })).toBe('Hello $& O’Neil');
});
