/** @jest-environment node */
import fc from 'fast-check';
import { groupPhone, readPhone } from './PhoneField';

const whole = '+7 912 345-67-89';
const digitsOf = (text: string) => text.replace(/\D/g, '');

test.each(['89123456789', '+79123456789', '79123456789', '8 (912) 345-67-89', '912 345 67 89'])(
  '%s is the same number in the form',
  (typed) => {
    expect(readPhone(typed)).toBe('+79123456789');
    expect(groupPhone(readPhone(typed))).toBe(whole);
  },
);

test.each([
  ['8', '8'],
  ['8912', '8 912'],
  ['+7912345', '+7 912 345'],
  ['91234567', '912 345-67'],
  ['+7 912 345-67-', '+7 912 345-67'],
  ['+', '+'],
])('while it is typed, %s reads %s', (typed, shown) => expect(groupPhone(typed)).toBe(shown));

test.each(['+49 30 12345', '+380 50 123 45 67', '89123456789 доб. 12', '891234567890'])(
  '%s stays as it is typed',
  (typed) => {
    expect(groupPhone(typed)).toBe(typed);
    expect(readPhone(typed)).toBe(typed);
  },
);

const typing = fc.string({ unit: fc.constantFrom(...'0123456789+ -()'), maxLength: 16 });

test('grouping changes no digit, and does nothing the second time', () => {
  fc.assert(
    fc.property(typing, (text) => {
      const shown = groupPhone(text);
      expect(digitsOf(shown)).toBe(digitsOf(text));
      expect(groupPhone(shown)).toBe(shown);
      expect(readPhone(shown).replace(/[^\d+]/g, '')).toBe(readPhone(text).replace(/[^\d+]/g, ''));
    }),
  );
});

test('a number that is shown is read back', () => {
  const number = fc.stringMatching(/^\+7[3489]\d{9}$/);
  fc.assert(fc.property(number, (text) => expect(readPhone(groupPhone(text))).toBe(text)));
});
