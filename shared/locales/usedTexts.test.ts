/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '@campus/shared/build/readJson';

interface Texts {
  [key: string]: string | Texts;
}

const root = path.resolve(__dirname, '../..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
/** A remote has texts of its own, and some that come with one screen only. */
const foldersOf = (namespace: string) => {
  if (namespace === 'shared') return ['shared/locales'];
  if (['overrides', 'editTexts', 'staffAccount'].includes(namespace))
    return [`shell/page/${namespace}/locales`];
  if (namespace === 'shell') return ['shell/page/locales'];
  const source = `mfe-${namespace}/src`;
  return readdirSync(path.join(root, source), { recursive: true, encoding: 'utf8' })
    .filter((folder) => /^(\w+\/)*locales$/.test(folder))
    .map((folder) => `${source}/${folder}`);
};

const keysOf = (texts: Texts, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? prefix + key : keysOf(text, `${prefix}${key}.`),
  );
const namespaces = [
  'shared',
  'shell',
  'overrides',
  'editTexts',
  'staffAccount',
  ...remotes.map((name) => name.replace('mfe-', '')),
];
const known = new Set(
  namespaces.flatMap((namespace) =>
    foldersOf(namespace)
      .flatMap((folder) => keysOf(readJson<Texts>(path.join(root, folder, 'ru.json'))))
      .map((key) => `${namespace}:${key.replace(/_(one|few|many|other)$/, '')}`),
  ),
);

const sources = ['shared', 'shell/page', ...remotes.map((name) => `${name}/src`)].flatMap(
  (folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => !/\.test\.|^(gallery|testing)\/|node_modules/.test(file))
      .map((file) => path.join(root, folder, file)),
);

/** What a file asks for in so many words; a key without a namespace is of one that the file uses. */
function askedBy(file: string): string[][] {
  const code = readFileSync(file, 'utf8');
  const used = [...code.matchAll(/useTranslation\('([\w-]+)'\)/g)].map(([, name = '']) => name);
  const named = (key: string) =>
    key.includes(':') ? [key] : used.map((namespace) => `${namespace}:${key}`);
  return [...code.matchAll(/\bt\(\s*'([^']+)'/g)]
    .map(([, key = '']) => named(key))
    .filter((keys) => keys.length > 0);
}

test('every text that the code asks for by its full key is there', () => {
  const asked = sources.flatMap(askedBy);
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((keys) => !keys.some((key) => known.has(key)))).toStrictEqual([]);
});

test('every background job is called by its name in words', () => {
  const files = readdirSync(path.join(root, 'e2e/backend'), { recursive: true, encoding: 'utf8' });
  const payloads = files
    .filter((file) => /\.ts$/.test(file) && !/\.test\./.test(file))
    .flatMap((file) => {
      const code = readFileSync(path.join(root, 'e2e/backend', file), 'utf8');
      return code.match(/interface JobPayload \{[^]*?^\s*\}$/gm) ?? [];
    });
  const jobs = payloads.flatMap((code) => code.match(/'[a-z]+\.\w+'(?=:)/g) ?? []);
  expect(jobs.length).toBeGreaterThan(20);
  const keyOf = (job: string) => `admin-users:jobs.kind.${job.slice(1, -1).replace('.', '-')}`;
  expect(jobs.map(keyOf).filter((key) => !known.has(key))).toStrictEqual([]);
});
