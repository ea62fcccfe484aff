/** @jest-environment node */
import { agreementOf, proofIn } from './agreementOf';

const anna = {
  lastName: 'Соловьёва',
  firstName: 'Анна',
  middleName: 'Петровна',
  birthDate: '2005-02-28',
  snils: '11223344595',
};
const record = { ...anna, recordBook: '12-А' };

const all = {
  lastName: true,
  firstName: true,
  middleName: true,
  birthDate: true,
  snils: true,
  recordBook: true,
};

test('case, the letter Ё and spaces around make no difference', () => {
  const typed = { ...anna, lastName: ' СОЛОВЬЕВА ', middleName: 'петровна' };
  expect(agreementOf(typed, record, '12-а')).toEqual(all);
});

test('nor does which apostrophe a keyboard has', () => {
  for (const lastName of ["О'Найтова", 'О’Найтова', 'Оʼнайтова']) {
    const said = { ...anna, lastName: 'О’Найтова' };
    expect(agreementOf(said, { ...record, lastName }, '12-а')).toEqual(all);
  }
});

test('nor which hyphen it has', () => {
  const said = { ...anna, firstName: 'Анна-Мария' };
  for (const firstName of ['Анна‑Мария', 'Анна–Мария', 'АННА-МАРИЯ'])
    expect(agreementOf(said, { ...record, firstName }, '12-а')).toEqual(all);
});

test('a dash in place of a name says nothing, on either side', () => {
  const silent = { ...all, firstName: null, middleName: null };
  for (const dash of ['-', ' — ', ''])
    for (const [human, study] of [
      [anna, { ...record, firstName: dash, middleName: dash }],
      [{ ...anna, firstName: dash, middleName: dash }, record],
    ] as const)
      expect(agreementOf(human, study, record.recordBook)).toEqual(silent);
});

test.each(Object.keys(all))('another %s differs, and nothing else does', (field) => {
  const other = { ...record, [field]: 'x' };
  expect(agreementOf(anna, other, record.recordBook)).toEqual({ ...all, [field]: false });
});

test.each(Object.keys(all))('a %s that one of both does not know is neither', (field) => {
  const [human, study] = [
    { ...anna, [field]: null },
    { ...record, [field]: null },
  ];
  const unknown = { ...all, [field]: null };
  expect(agreementOf(anna, study, record.recordBook)).toEqual(unknown);
  const recordBook = field === 'recordBook' ? null : record.recordBook;
  expect(agreementOf(human, record, recordBook)).toEqual(unknown);
});

const unknown = { snils: null, recordBook: null };

test.each([
  ['the СНИЛС agrees', 'PROVEN', { ...all, recordBook: null }],
  ['the record book of a named person agrees', 'PROVEN', { ...all, snils: null }],
  ['only names and a birthday agree', 'UNPROVEN', { ...all, ...unknown }],
  [
    'the record book without a last name agrees',
    'UNPROVEN',
    { ...all, snils: null, lastName: null },
  ],
  [
    'the record book without a birthday agrees',
    'UNPROVEN',
    { ...all, snils: null, birthDate: null },
  ],
  [
    'the record book alone agrees',
    'UNPROVEN',
    { ...all, snils: null, lastName: null, birthDate: null },
  ],
  ['the СНИЛС agrees, but the record book differs', 'UNPROVEN', { ...all, recordBook: false }],
  ['everything agrees but the last name', 'DIFFERS', { ...all, lastName: false }],
  ['everything agrees but the first name', 'DIFFERS', { ...all, firstName: false }],
  ['everything agrees but the middle name', 'DIFFERS', { ...all, middleName: false }],
  ['everything agrees but the birthday', 'DIFFERS', { ...all, birthDate: false }],
  ['everything agrees but the СНИЛС', 'DIFFERS', { ...all, snils: false }],
  [
    'neither the СНИЛС nor the record book agrees',
    'DIFFERS',
    { ...all, snils: false, recordBook: false },
  ],
])('%s: %s', (_, proof, agreement) => {
  expect(proofIn(agreement)).toBe(proof);
});
