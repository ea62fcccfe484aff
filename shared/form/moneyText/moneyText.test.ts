/** @jest-environment node */
import { amount } from '@campus/shared/contract/fields';
import fc from 'fast-check';
import { readMoney, writeMoney } from './moneyText';

test.each([
  ['12 345,67', 1_234_567],
  ['12\u00a0345.6', 1_234_560],
  ['12\u202f345 ₽', 1_234_500],
  ['5,', 500],
  ['0,01', 1],
  ['12,345.67', 1_234_567],
])('%s is %d kopecks', (typed, kopecks) => expect(readMoney(typed)).toBe(kopecks));

test.each(['двести', '-5', '1,234', '12,345,67', '1.2.3', ',', '1e5'])(
  '%s is no sum, and the schema says so',
  (typed) => {
    expect(readMoney(typed)).toBe(typed);
    expect(amount.safeParse(readMoney(typed)).error?.issues[0]?.message).toBe('MONEY_FORMAT');
  },
);

test.each([
  [1_234_567, '12 345,67'],
  [100_000_000_000, '1 000 000 000'],
  [5, '0,05'],
  ['двести', 'двести'],
])('%p is shown as %s', (value, shown) => expect(writeMoney(value, ',')).toBe(shown));

test('every sum that is shown is read back, in both languages', () => {
  const sum = fc.integer({ min: 0, max: 1e11 });
  fc.assert(
    fc.property(sum, fc.constantFrom(',' as const, '.' as const), (kopecks, point) =>
      expect(readMoney(writeMoney(kopecks, point))).toBe(kopecks),
    ),
  );
});
