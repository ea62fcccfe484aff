import type { LanguageKey } from '@campus/shared/contract/fields';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './readJson';

/** Beside the manifest of a release: what its code says, for those who word it anew. */
export const textsFile = 'texts.json';

/** Namespace, language, dotted key. */
export type TextsByNamespace = Record<string, Record<LanguageKey, Record<string, string>>>;

interface Texts {
  [key: string]: string | Texts;
}

/** Dotted keys with the texts that say something. */
const flat = (texts: Texts, before = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] => {
    if (typeof value !== 'string') return flat(value, `${before}${key}.`);
    return value.trim() ? [[before + key, value]] : [];
  });

/** Where texts lie below a folder: beside the code that they come with, in folders named `locales`. */
const filesIn = (folder: string, language: LanguageKey) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        path.join('/', name).endsWith(`/locales/${language}.json`),
      )
    : [];

const read = (...file: string[]) => flat(readJson<Texts>(path.join(...file)));

/** All texts below a folder, by dotted key. */
export const textsIn = (folder: string, language: LanguageKey): Record<string, string> =>
  Object.fromEntries(filesIn(folder, language).flatMap((name) => read(folder, name)));

/** Those of a remote, which have its name. */
export const textsOfRemote = (name: string, folder: string): TextsByNamespace => {
  const source = path.join(folder, 'src');
  return { [name]: { ru: textsIn(source, 'ru'), en: textsIn(source, 'en') } };
};

/** Those of the shell, of its parts that bring some of their own, and of the kit. */
export function textsOfShell(page: string, kit: string): TextsByNamespace {
  const parts = filesIn(page, 'ru').map((file) => path.dirname(path.dirname(file)));
  const one = (folder: string) => ({
    ru: Object.fromEntries(read(folder, 'locales/ru.json')),
    en: Object.fromEntries(read(folder, 'locales/en.json')),
  });
  const own = parts.map((part) => [part === '.' ? 'shell' : part, one(path.join(page, part))]);
  return { shared: one(kit), ...(Object.fromEntries(own) as TextsByNamespace) };
}
