/** @jest-environment node */
import fc from 'fast-check';
import type * as z from 'zod/mini';
import { inn10Control, inn12Control, snilsControl } from './checksums';
import { path, slug, url } from './addressFields';
import { formDraftRequest } from './people/requests';
import { registerDraftRequest } from './payments/requests';
import { syncMessageRequest } from './sync/requests';
import { amount, id, line, version } from './fields';
import { email, inn10, inn12, personName, phone, snils } from './personFields';

/** What a field makes of a text: its value, or the code of the refusal. */
function read(field: z.ZodMiniType, value: unknown) {
  const result = field.safeParse(value);
  return result.success ? result.data : (result.error.issues[0]?.message ?? 'refused');
}

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));

const changed = (text: string, at: number) => {
  const index = at % text.length;
  const digit = (Number(text[index]) + 1) % 10;
  return text.slice(0, index) + String(digit) + text.slice(index + 1);
};

describe('phone', () => {
  test.each([
    ['8 (912) 345-67-89', '+79123456789'],
    ['+7 912 345-67-89', '+79123456789'],
    ['9123456789', '+79123456789'],
    ['495 123 45 67', '+74951234567'],
    ['+49 151 1234567', 'PHONE_FORMAT'],
    ['912345678', 'PHONE_FORMAT'],
    ['+7 112 345 67 89', 'PHONE_FORMAT'],
    ['', 'PHONE_FORMAT'],
  ])('%s is read as %s', (typed, kept) => expect(read(phone, typed)).toBe(kept));

  test('what is kept is read as itself', () => {
    fc.assert(
      fc.property(fc.constantFrom('3', '4', '8', '9'), digits(9), (first, rest) => {
        const kept = `+7${first}${rest}`;
        expect(read(phone, kept)).toBe(kept);
      }),
    );
  });
});

describe('СНИЛС', () => {
  test.each([
    ['112-233-445 95', '11223344595'],
    ['087-654-303 00', '08765430300'],
    ['001-001-998 00', '00100199800'],
    ['112-233-445 96', 'SNILS_CHECKSUM'],
    ['000-000-000 00', 'SNILS_CHECKSUM'],
    ['112-233-445 9', 'SNILS_FORMAT'],
    ['112-233-44x 95', 'SNILS_FORMAT'],
  ])('%s is read as %s', (typed, kept) => expect(read(snils, typed)).toBe(kept));

  test('the control digits complete any nine, and a wrong last digit is noticed', () => {
    const nine = digits(9).filter((some) => Number(some) > 1_001_998);
    fc.assert(
      fc.property(nine, (some) => {
        const whole = some + snilsControl(some);
        expect(read(snils, whole)).toBe(whole);
        expect(read(snils, changed(whole, 10))).toBe('SNILS_CHECKSUM');
      }),
    );
  });
});

describe('ИНН', () => {
  test.each([
    [inn12, '500100732259', '500100732259'],
    [inn12, '1234 5678 9047', '123456789047'],
    [inn12, '123456789037', 'INN_CHECKSUM'],
    [inn12, '000000000000', 'INN_CHECKSUM'],
    [inn12, '7830002293', 'INN_FORMAT'],
    [inn10, '7830002293', '7830002293'],
    [inn10, '7830002294', 'INN_CHECKSUM'],
    [inn10, '0000000000', 'INN_CHECKSUM'],
  ])('is checked (%#)', (field, typed, kept) => expect(read(field, typed)).toBe(kept));

  test('the control digits complete any number, and a wrong last one is noticed', () => {
    fc.assert(
      fc.property(digits(8), (rest) => {
        const [ten, nine] = [`77${rest}`, `7${rest}`];
        const [person, organisation] = [ten + inn12Control(ten), nine + inn10Control(nine)];
        expect(read(inn12, person)).toBe(person);
        expect(read(inn12, changed(person, 11))).toBe('INN_CHECKSUM');
        expect(read(inn10, organisation)).toBe(organisation);
        expect(read(inn10, changed(organisation, 9))).toBe('INN_CHECKSUM');
      }),
    );
  });
});

describe('texts', () => {
  test.each([
    [email, ' Name@Example.RU ', 'Name@example.ru'],
    [email, 'name@localhost', 'EMAIL_FORMAT'],
    [email, `${'a'.repeat(65)}@example.ru`, 'EMAIL_FORMAT'],
    [email, 'name..dot@example.ru', 'EMAIL_FORMAT'],
    [personName, '  Анна   Мария ', 'Анна Мария'],
    [personName, 'О’Коннор-Смит', 'О’Коннор-Смит'],
    [personName, 'R2D2', 'NAME_FORMAT'],
    [personName, 'x'.repeat(61), 'TOO_LONG'],
    [id, '8A1B2C3D-4E5F-4A6B-8C7D-9E0F1A2B3C4D', '8a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'],
    [id, '8a1b2c3d4e5f4a6b8c7d9e0f1a2b3c4d', 'ID_FORMAT'],
    [slug, 'den-otkrytykh-dverei', 'den-otkrytykh-dverei'],
    [slug, 'two--hyphens', 'SLUG_FORMAT'],
    [slug, 'новости', 'SLUG_FORMAT'],
    [slug, 'filter', 'SLUG_RESERVED'],
    [url, 'https://example.test/a?b=c', 'https://example.test/a?b=c'],
    [url, 'http://example.test', 'URL_FORMAT'],
    [url, 'https://user:pass@example.test', 'URL_FORMAT'],
    [url, 'javascript:alert(1)', 'URL_FORMAT'],
    [path, '/me/card', '/me/card'],
    [path, '//evil.test', 'PATH_FORMAT'],
    [path, '/\\evil.test', 'PATH_FORMAT'],
    [line(1, 10), 'два\nслова', 'два слова'],
    [line(1, 10), 'a\u0000b', 'CONTROL_CHARACTERS'],
  ])('are tidied or refused (%#)', (field, typed, kept) => expect(read(field, typed)).toBe(kept));

  test('a line has no edges of space, no double space and no control characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const result = line(0, 200).safeParse(typed);
        if (!result.success) return;
        expect(result.data).toBe(result.data.trim());
        expect(/\s\s/.test(result.data)).toBe(false);
        expect(result.data).not.toContain('\u0000');
      }),
    );
  });

  test('a version is what the database can count to', () => {
    expect(read(version, 0)).toBe(0);
    expect(read(version, 2_147_483_647)).toBe(2_147_483_647);
    for (const wrong of [-1, 2_147_483_648]) expect(read(version, wrong)).toBe('RANGE');
    expect(read(version, undefined)).toBe('REQUIRED');
  });

  test('money is whole kopecks, from one to a billion rubles', () => {
    expect(read(amount, 1)).toBe(1);
    expect(read(amount, 1e11)).toBe(1e11);
    for (const wrong of [0, -1, 0.5, 1e11 + 1, Number.NaN]) {
      expect(read(amount, wrong)).toBe('RANGE');
    }
    expect(read(amount, '12 руб')).toBe('MONEY_FORMAT');
    expect(read(amount, undefined)).toBe('REQUIRED');
  });
});

test.each([
  ['form', formDraftRequest.shape.values],
  ['register', registerDraftRequest.shape.values],
  ['message', syncMessageRequest.shape.payload],
])('what is nested without end in a %s is refused before anybody walks through it', (_, field) => {
  let inner: unknown = [];
  for (let level = 0; level < 100_000; level += 1) inner = [inner];
  expect(read(field, { inner })).toBe('TOO_LONG');
  const flat = { name: { ru: 'Грант' }, eduOrgIds: [['x']] };
  expect(read(field, flat)).toEqual(flat);
});
