/** @jest-environment node */
import fc from 'fast-check';
import { groupSnils, readSnils } from './SnilsField';

test.each([
  ['112', '112'],
  ['1122', '112-2'],
  ['112233445', '112-233-445'],
  ['11223344595', '112-233-445 95'],
  ['112-233-', '112-233'],
  ['СНИЛС: 112 233 445 95', '112-233-445 95'],
  ['112233445950', '112233445950'],
])('%s is shown as %s', (typed, shown) => expect(groupSnils(typed)).toBe(shown));

test('the form gets digits', () => {
  expect(readSnils('112-233-445 95')).toBe('11223344595');
  expect(readSnils('нет')).toBe('нет');
});

test('grouping changes no digit, and does nothing the second time', () => {
  const digits = fc.stringMatching(/^\d{1,11}$/);
  fc.assert(
    fc.property(digits, (text) => {
      expect(readSnils(groupSnils(text))).toBe(text);
      expect(groupSnils(groupSnils(text))).toBe(groupSnils(text));
    }),
  );
});
