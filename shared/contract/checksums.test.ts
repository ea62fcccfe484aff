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

const right = { СНИЛС: isSnils, 'ИНН of an organisation': isInn10, 'ИНН of a person': isInn12 };

test.each<[number: keyof typeof right, digits: string, isRight: boolean]>([
  ['СНИЛС', '11223344595', true],
  ['СНИЛС', '11223344596', false],
  ['СНИЛС', '08765430300', true],
  ['СНИЛС', '00000000000', false],
  // Numbers up to this one were given out without a control.
  ['СНИЛС', '00100199812', true],
  ['СНИЛС', '00100199965', true],
  ['СНИЛС', '00100199966', false],
  ['ИНН of an organisation', '7830002293', true],
  ['ИНН of an organisation', '7707083893', true],
  ['ИНН of an organisation', '7707083894', false],
  ['ИНН of an organisation', '0000000000', false],
  ['ИНН of an organisation', '0100000004', true],
  // A rest of ten is a nought.
  ['ИНН of an organisation', '7700000070', true],
  ['ИНН of a person', '500100732259', true],
  // A rest of ten is a nought, in either digit.
  ['ИНН of a person', '500100730004', true],
  ['ИНН of a person', '500100730950', true],
  ['ИНН of a person', '500100732258', false],
  ['ИНН of a person', '500100732249', false],
  ['ИНН of a person', '001234567887', false],
  ['ИНН of a person', '000000000000', false],
])('the %s %s is right: %p', (number, digits, isRight) => {
  expect(right[number](digits)).toBe(isRight);
});

test.each(['4111111111111111', '5105105105105100', '6011000990139424', '4012888888881881'])(
  'the last digit of the card %s follows from the others',
  (number) => {
    expect(luhnControl(number.slice(0, 15))).toBe(number.slice(15));
  },
);
