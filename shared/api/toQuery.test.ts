/** @jest-environment node */
import { toQuery } from './toQuery';

test('a list is repeated without brackets', () => {
  expect(toQuery({ a: [1, 2] })).toBe('?a=1&a=2');
});

test('nothing is sent for undefined, null and an empty list', () => {
  expect(toQuery({ a: undefined, b: null, c: [] })).toBe('');
  expect(toQuery()).toBe('');
});

test('zero, false and an empty text are values', () => {
  expect(toQuery({ skip: 0, asc: false, search: '' })).toBe('?skip=0&asc=false&search=');
});

test('other alphabets and separators are escaped, dates go as ISO', () => {
  expect(toQuery({ search: 'я&b' })).toBe('?search=%D1%8F%26b');
  expect(toQuery({ from: new Date(0) })).toBe('?from=1970-01-01T00%3A00%3A00.000Z');
});
