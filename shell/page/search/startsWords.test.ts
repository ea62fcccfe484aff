import { startsWords } from './startsWords';

test.each([
  ['Моя карта', 'карт'],
  ['Моя карта', 'Мо ка'],
  ['Мои выплаты', 'dsgk'],
  ['Тёмная тема', 'тем'],
  ['My card', 'ьн сфк'],
])('%s is found by %s', (label, typed) => expect(startsWords(label, typed)).toBe(true));

test.each([
  ['Моя карта', 'арта'],
  ['Моя карта', 'карта новая'],
  ['Новости', ''],
  ['Новости', '—'],
])('%s is not found by «%s»', (label, typed) => expect(startsWords(label, typed)).toBe(false));
