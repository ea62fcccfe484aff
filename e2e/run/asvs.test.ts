/** @jest-environment node */
import { root } from '@campus/shared/build/root';
import type { Call } from '@campus/shared/contract/call';
import { calls } from '@campus/shared/contract/calls';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const folder = path.join(root, 'e2e/docs');
const rows = readFileSync(path.join(folder, 'asvs.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| +\d/.test(line))
  .map((line) => {
    const [, number = '', , verdict = '', proof = ''] = line.split('|').map((cell) => cell.trim());
    const tests = [...proof.matchAll(/\[[^\]]+\]\(([^)]+)\): “([^”]+)”/g)];
    return { number, verdict, tests: tests.map(([, file = '', title = '']) => ({ file, title })) };
  });

test('the table has the 73 rows, each once', () => {
  expect(new Set(rows.map(({ number }) => number)).size).toBe(73);
  expect(rows).toHaveLength(73);
});

test.each(rows)('$number is judged, and what passes names tests that are there', (row) => {
  expect(row.verdict).toMatch(/^(passes|fails|forbidden|one host)$/);
  if (row.verdict === 'passes') expect(row.tests).not.toStrictEqual([]);
  for (const { file, title } of row.tests) {
    const place = path.join(folder, file);
    const isThere = existsSync(place) && readFileSync(place, 'utf8').includes(title);
    expect({ file, title, isThere }).toEqual({ file, title, isThere: true });
  }
});

const sources = (part: string): string[] =>
  readdirSync(path.join(root, part), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|node_modules|dist\//.test(file))
    .map((file) => path.join(root, part, file));

const inPages = readdirSync(root).filter((name) => name.startsWith('mfe-'));

test('no page listens to other windows, and no field refuses what is pasted', () => {
  const files = [...inPages, 'shell/page', 'shell/worker', 'shared'].flatMap(sources);
  expect(files.length).toBeGreaterThan(500);
  const listens = /window\.(addEventListener\(\s*'message'|onmessage)|onPaste=/;
  expect(files.filter((file) => listens.test(readFileSync(file, 'utf8')))).toStrictEqual([]);
});

/** A card shows its code to everybody who looks, and the code lives for a minute. */
const shown = 'verifyCard';

test('no secret and no document of a person is part of an address', () => {
  const others = Object.entries<Call>(calls).filter(([name]) => name !== shown);
  const names = others.flatMap(([, { params, query }]) =>
    [params, query].flatMap((schema) => {
      const described = schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
      return Object.keys(described?.properties ?? {});
    }),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(
    names.filter((name) => /token|password|code|secret|snils|passport|email/i.test(name)),
  ).toStrictEqual([]);
});
