/** @jest-environment node */
import { identityNotices } from './identityNotices';

test('whose identity is open again is told how it is confirmed, in both languages', () => {
  const { body, link } = identityNotices.FILLED;
  expect(body.ru).toMatch(/найдите свою запись об учёбе ещё раз/);
  expect(body.en).toMatch(/find your study record once more/);
  expect(link).toBe('/me/identity');
});
