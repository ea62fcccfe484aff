import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Words of a dictionary of a remote, which no code of ours may import; undefined where there are none. */
export function wordsOfPage(folder: string, language: 'ru' | 'en', key: string) {
  const file = path.join(__dirname, '../../..', folder, 'locales', `${language}.json`);
  const dictionary = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  return key
    .split('.')
    .reduce<unknown>((words, part) => (words as Record<string, unknown>)[part], dictionary);
}
