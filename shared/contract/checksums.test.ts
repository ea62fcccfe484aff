/** @jest-environment node */
import { isInn10, isInn12, isSnils, luhnControl, snilsControl } from './checksums';

test.each([
  ['is the sum below a hundred', '002008998', '99'],
  ['is two noughts for a sum of 100', '002008999', '00'],
  ['is two noughts for a sum of 101', '002009899', '00'],
  ['is the rest of a larger sum', '900079996', '01'],
  ['is two noughts where 100 is left', '900087997', '00'],
  ['is that of a published example', '112233445', '95'],
])('the control of a СНИЛС %s', (_, nine, control) => {
  expect(snilsControl(nine)).toBe(control);
});

test.each([
  ['11223344595', true],
  ['11223344596', false],
  ['08765430300', true],
  ['00000000000', false],
  // Numbers up to this one were given out without a control.
  ['00100199812', true],
  ['00100199965', true],
  ['00100199966', false],
])('the СНИЛС %s is right: %p', (digits, isRight) => {
  expect(isSnils(digits)).toBe(isRight);
});

test.each([
  ['7830002293', true],
  ['7707083893', true],
  ['7707083894', false],
  ['0000000000', false],
  ['0100000004', true],
  // A rest of ten is a nought.
  ['7700000070', true],
])('the ИНН of an organisation %s is right: %p', (digits, isRight) => {
  expect(isInn10(digits)).toBe(isRight);
});

test.each([
  ['500100732259', true],
  // A rest of ten is a nought, in either digit.
  ['500100730004', true],
  ['500100730950', true],
  ['500100732258', false],
  ['500100732249', false],
  ['001234567887', false],
  ['000000000000', false],
])('the ИНН of a person %s is right: %p', (digits, isRight) => {
  expect(isInn12(digits)).toBe(isRight);
});

test.each(['4111111111111111', '5105105105105100', '6011000990139424', '4012888888881881'])(
  'the last digit of the card %s follows from the others',
  (number) => {
    expect(luhnControl(number.slice(0, 15))).toBe(number.slice(15));
  },
);
