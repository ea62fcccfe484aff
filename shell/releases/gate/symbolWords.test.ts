/** @jest-environment node */
import type { RemoteManifest, ShellManifest } from '@campus/shared/build/RemoteManifest';
import type { Offers, Uses } from '@campus/shared/build/surface/Surface';
import { areRecorded, checkSymbols } from './checkSymbols';

const nothing = { kit: {}, types: {}, calls: {} };
const noUses: Uses = { ...nothing, tokens: {} };
const noOffers: Offers = { ...nothing, tokens: [] };

const remoteThat = (uses: Uses | undefined, declaration = {}) =>
  ({ declaration, uses }) as unknown as RemoteManifest;
const shellWith = (offers?: Offers) => ({ offers }) as unknown as ShellManifest;

/** What is said of a remote that takes `Thing` as one type from a shell that has it as another. */
function saidOf(type: string, offered: string, files = ['src/a.ts']) {
  const uses = { ...noUses, kit: { 'ui/Thing#Thing': [{ type, files }] } };
  return checkSymbols(
    remoteThat(uses),
    shellWith({ ...noOffers, kit: { 'ui/Thing#Thing': offered } }),
  );
}

test.each([
  [['src/a.ts'], 'Его src/a.ts использует Thing', 'Its src/a.ts uses Thing'],
  [
    ['src/a.ts', 'src/b.ts'],
    'Его файлы src/a.ts, src/b.ts используют Thing',
    'Its src/a.ts, src/b.ts use Thing',
  ],
  [
    ['src/a.ts', 'src/b.ts', 'src/c.ts', 'src/d.ts'],
    'Его файлы src/a.ts, src/b.ts и ещё 2 используют Thing',
    'Its src/a.ts, src/b.ts and 2 more use Thing',
  ],
])('%j are named, two of them at most', (files, ru, en) => {
  expect(saidOf('string', 'number', files)).toEqual([
    {
      ru: `${ru} (ui/Thing): было «string», стало «number».`,
      en: `${en} (ui/Thing) was “string” and is “number”.`,
    },
  ]);
});

const of120 = `"${'x'.repeat(118)}"`;

test('of a long type its beginning is told', () => {
  expect(saidOf(of120, 'number')[0]?.en).toContain(`was “${of120}” and`);
  const [longer] = saidOf(`"${'x'.repeat(119)}"`, 'number');
  expect(longer?.en).toContain(`was “"${'x'.repeat(119)}…” and`);
});

test.each([
  ['(a: { a: string }) => 1', '(a: { a: string; b: string }) => 1', 'a.b: теперь это обязательно'],
  ['(a: { a: 1; c: 1 }) => 1', '(a: { a: 1 }) => 1', 'a.c: этого больше не принимают'],
  ['{ a: string }', '{ a?: string }', 'a: этого теперь может не быть'],
])('what is wrong inside of %s is said in Russian, too', (type, offered, words) => {
  expect(saidOf(type, offered).map(({ ru }) => ru)).toEqual([
    `Его src/a.ts использует Thing (ui/Thing) — ${words}.`,
  ]);
});

test('a declaration that this shell does not understand is refused in both languages', () => {
  const types = {
    'remote/RemoteDeclaration#RemoteDeclaration': '{ name: string; tags: [string, null] }',
  };
  const shell = shellWith({ ...noOffers, types });
  const sensible = { name: 'news', tags: ['a', null], owner: undefined };
  expect(checkSymbols(remoteThat(noUses, sensible), shell)).toStrictEqual([]);
  expect(checkSymbols(remoteThat(noUses, { tags: ['a', null] }), shell)).toEqual([
    {
      ru: 'Его remote.ts — name: теперь это обязательно.',
      en: 'Its remote.ts: name is required now.',
    },
  ]);
  expect(checkSymbols(remoteThat(noUses), shellWith(noOffers))).toStrictEqual([]);
});

test('what the shell does not have, and a call that it does not have, are said in Russian, too', () => {
  const use = { type: 'string', files: ['src/a.ts'] };
  const uses = { ...noUses, kit: { 'ui/Thing#Thing': [use] }, calls: { makeThing: use } };
  expect(checkSymbols(remoteThat(uses), shellWith(noOffers)).map(({ ru }) => ru)).toEqual([
    'Его src/a.ts использует Thing (ui/Thing), а у оболочки этого нет.',
    'Его src/a.ts использует вызов makeThing, а у оболочки этого нет.',
  ]);
});

test('a record that cannot be read is refused in both languages', () => {
  const uses = { ...noUses, tokens: undefined } as unknown as Uses;
  expect(checkSymbols(remoteThat(uses), shellWith(noOffers))).toEqual([
    {
      ru: 'Запись о том, что он использует, нельзя прочесть: соберите его заново.',
      en: 'What it says that it uses cannot be read: build it again.',
    },
  ]);
});

test('a type that is worded the same, of names that mean something else, is looked at', () => {
  const name = 'ui/Icon#IconName';
  const uses = {
    ...noUses,
    kit: { 'ui/Thing#Thing': [{ type: name, files: ['src/a.ts'] }] },
    types: { [name]: '"mail" | "trash"' },
  };
  const offering = (icons: string) =>
    shellWith({ ...noOffers, kit: { 'ui/Thing#Thing': name }, types: { [name]: icons } });
  expect(checkSymbols(remoteThat(uses), offering('"mail" | "trash"'))).toStrictEqual([]);
  expect(checkSymbols(remoteThat(uses), offering('"mail" | "sun"'))).toHaveLength(1);
});

test('both sides have to have written down what they use and have', () => {
  expect(areRecorded(remoteThat(noUses), shellWith(noOffers))).toBe(true);
  expect(areRecorded(remoteThat(noUses), shellWith())).toBe(false);
  expect(areRecorded(remoteThat(undefined), shellWith(noOffers))).toBe(false);
  expect(checkSymbols(remoteThat(noUses), shellWith())).toStrictEqual([]);
  expect(checkSymbols(remoteThat(undefined), shellWith(noOffers))).toStrictEqual([]);
});
