/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '@campus/shared/build/readJson';

const root = path.resolve(__dirname, '../..');

interface Texts {
  [key: string]: string | Texts;
}
type Flat = Record<string, string>;

/** A remote has texts of its own, and some that come with one screen only. */
const foldersIn = (sources: string) =>
  readdirSync(path.join(root, sources), { recursive: true, encoding: 'utf8' })
    .filter((folder) => /^(\w+\/)*locales$/.test(folder))
    .map((folder) => `${sources}/${folder}`);

const folders = readdirSync(root)
  .filter((name) => name.startsWith('mfe-'))
  .map((name) => `${name}/src`)
  .concat('shell/page')
  .flatMap(foldersIn)
  .concat('shared/locales');

const flat = (texts: Texts, prefix = ''): Flat =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string'
        ? [[prefix + key, text] as const]
        : Object.entries(flat(text, `${prefix}${key}.`)),
    ),
  );

const textsOf = (folder: string, language: string) =>
  flat(readJson<Texts>(path.join(root, folder, `${language}.json`)));

const forms = { ru: ['one', 'few', 'many', 'other'], en: ['one', 'other'] } as const;
const suffix = /_(zero|one|two|few|many|other)$/;
const baseOf = (key: string) => key.replace(suffix, '');
const keysOf = (texts: Flat) => [...new Set(Object.keys(texts).map(baseOf))].sort();
const placeholdersOf = (text = '') =>
  [...new Set([...text.matchAll(/\{\{-?\s*([\w.]+)/g)].map(([, name]) => name))].sort();

describe.each(folders)('%s', (folder) => {
  const [ru, en] = [textsOf(folder, 'ru'), textsOf(folder, 'en')];

  test('says the same things in both languages', () => {
    expect(keysOf(en)).toEqual(keysOf(ru));
  });

  test('leaves nothing unsaid', () => {
    const empty = [...Object.entries(ru), ...Object.entries(en)].filter(([, text]) => !text.trim());
    expect(empty).toStrictEqual([]);
  });

  test.each([
    ['ru', ru],
    ['en', en],
  ] as const)('has every plural form of %s', (language, texts) => {
    const plurals = new Set(
      Object.keys(texts)
        .filter((key) => suffix.test(key))
        .map(baseOf),
    );
    const incomplete = [...plurals].filter((key) =>
      forms[language].some((form) => texts[`${key}_${form}`] === undefined),
    );
    expect(incomplete).toStrictEqual([]);
  });

  test('names the same placeholders in both', () => {
    const inAllForms = (texts: Flat, key: string) =>
      placeholdersOf(
        Object.entries(texts)
          .filter(([name]) => baseOf(name) === key)
          .map(([, text]) => text)
          .join(),
      );
    const differing = keysOf(ru).filter(
      (key) => inAllForms(ru, key).join() !== inAllForms(en, key).join(),
    );
    expect(differing).toStrictEqual([]);
  });

  test('writes how many a list has as a number, of which there may be a million', () => {
    const bare = [...Object.entries(ru), ...Object.entries(en)].filter(
      ([key, text]) => /(^|\.)total$/.test(baseOf(key)) && text.includes('{{count}}'),
    );
    expect(bare).toStrictEqual([]);
  });

  test('has no Russian letter in an English text, except where it speaks to Russian readers', () => {
    const isRussian = ([key, text]: [string, string]) =>
      /\p{Script=Cyrillic}/u.test(text) && !key.endsWith('.otherLanguage');
    expect(Object.entries(en).filter(isRussian)).toStrictEqual([]);
  });
});
