/** @jest-environment node */
import { isAllowedAddress, toAddress } from './address';

test.each([
  ['https://example.ru/a?b=1#c', 'https://example.ru/a?b=1#c'],
  [' example.ru/путь ', 'https://example.ru/путь'],
  ['кампус.рф', 'https://кампус.рф'],
  ['/news/kampus', '/news/kampus'],
  ['help@example.ru', 'mailto:help@example.ru'],
  ['mailto:help@example.ru?subject=a', 'mailto:help@example.ru?subject=a'],
  ['+7 (495) 123-45-67', 'tel:+74951234567'],
  ['tel:+74951234567', 'tel:+74951234567'],
])('%s leads somewhere', (typed, address) => {
  expect(toAddress(typed)).toBe(address);
  expect(isAllowedAddress(address)).toBe(true);
});

test.each([
  '',
  'слово',
  'http://example.ru',
  'https://',
  'https://localhost',
  'https://user:secret@example.ru',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:',
  'tel:позвони',
])('«%s» is refused', (typed) => {
  expect(toAddress(typed)).toBeNull();
});
