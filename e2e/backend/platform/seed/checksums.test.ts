/** @jest-environment node */
import { cardNumber, withInn10Control, withInn12Control, withSnilsControl } from './checksums';

test('control digits agree with published examples', () => {
  expect(withSnilsControl('112233445')).toBe('11223344595');
  expect(withSnilsControl('087654303')).toBe('08765430300');
  expect(withInn10Control('783000229')).toBe('7830002293');
  expect(withInn12Control('5001007322')).toBe('500100732259');
  expect(withInn12Control('1234567890')).toBe('123456789047');
  expect(cardNumber('411111111111111')).toBe('4111111111111111');
});
