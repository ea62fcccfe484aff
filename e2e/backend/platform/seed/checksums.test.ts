/** @jest-environment node */
import { cardNumber, inn10, inn12, snils } from './checksums';

test('control digits agree with published examples', () => {
  expect(snils('112233445')).toBe('11223344595');
  expect(snils('087654303')).toBe('08765430300');
  expect(inn10('783000229')).toBe('7830002293');
  expect(inn12('5001007322')).toBe('500100732259');
  expect(inn12('1234567890')).toBe('123456789047');
  expect(cardNumber('411111111111111')).toBe('4111111111111111');
});
