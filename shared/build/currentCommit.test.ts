/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { currentCommit } from './currentCommit';

const folder = mkdtempSync(path.join(tmpdir(), 'campus-commit-'));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...words: string[]) =>
  execFileSync(
    'git',
    ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@x.example', ...words],
    {
      encoding: 'utf8',
    },
  ).trim();
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

test('where nothing was committed there is no commit', () => {
  expect(currentCommit(folder)).toBeNull();
});

test('what differs from the commit, and what is new beside it, is told with it', () => {
  git('init', '--quiet');
  write('a.ts', '1');
  git('add', '.');
  git('commit', '--quiet', '--message=a');
  const commit = git('rev-parse', 'HEAD');
  expect(currentCommit(folder)).toBe(commit);
  write('a.ts', '2');
  expect(currentCommit(folder)).toBe(`${commit}-dirty`);
  write('a.ts', '1');
  expect(currentCommit(folder)).toBe(commit);
  write('b.ts', '1');
  expect(currentCommit(folder)).toBe(`${commit}-dirty`);
});
