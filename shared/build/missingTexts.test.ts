/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { missingTexts } from './missingTexts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'campus-texts-'));
  mkdirSync(path.join(folder, 'src/locales'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function missing(ru: object, en: object) {
  for (const [language, texts] of Object.entries({ ru, en }))
    writeFileSync(path.join(folder, `src/locales/${language}.json`), JSON.stringify(texts));
  return missingTexts(folder);
}

test('a text is there in both languages, and says something', () => {
  const ru = { news: { title: 'Новости', all: 'Все' }, none: ' ' };
  const en = { news: { title: 'News' }, none: 'None', more: 'More' };
  expect(missing(ru, en)).toEqual({ ru: ['more', 'none'], en: ['news.all'] });
});

test('a counted text has the forms of its language', () => {
  const ru = { day_one: '1', day_few: '2', day_many: '5', day_other: '1,5' };
  expect(missing(ru, { day_one: 'a', day_other: 'b' })).toEqual({ ru: [], en: [] });
  expect(missing({ day_one: '1', day_other: '5' }, { day_other: 'b' })).toEqual({
    ru: ['day_few', 'day_many'],
    en: ['day_one'],
  });
});

test('a key that only ends like a form is a key', () => {
  expect(missing({ step_one: 'Раз' }, { step_one: 'One' })).toEqual({ ru: [], en: [] });
});

test('texts may lie beside the code that they come with', () => {
  mkdirSync(path.join(folder, 'src/desk/locales'), { recursive: true });
  writeFileSync(path.join(folder, 'src/desk/locales/ru.json'), '{"desk":{"title":"Материалы"}}');
  expect(missing({}, {})).toEqual({ ru: [], en: ['desk.title'] });
});

test('a remote without words lacks none', () => {
  expect(missingTexts(folder)).toEqual({ ru: [], en: [] });
});
