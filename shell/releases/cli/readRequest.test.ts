/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Failure } from '../commands/Failure';
import { targetOf } from '../commands/targetOf';
import { readRequest } from './readRequest';

const read = (text: string, env = {}) => readRequest(text.split(' ').filter(Boolean), env);

function failure(text: string, env = {}): Failure {
  try {
    read(text, env);
  } catch (error) {
    if (error instanceof Failure) return error;
  }
  throw new Error(`${text} was understood.`);
}

test.each([
  ['media', 'release', ['media']],
  ['release media', 'release', ['media']],
  ['../library', 'release', ['../library']],
  ['list', 'list', []],
  ['rollback media 1.0.0-a', 'rollback', ['media', '1.0.0-a']],
  ['keys', 'keys list', []],
  ['keys new media-team', 'keys new', ['media-team']],
  // What the script of a remote's own folder makes of `npm run release -- rollback`.
  ['. rollback', 'rollback', ['.']],
  ['/srv/mfe-media rollback 1.0.0-a', 'rollback', ['/srv/mfe-media', '1.0.0-a']],
  ['. list', 'list', []],
  ['. keys new team', 'keys new', ['team']],
])('%s is %s of %j', (text, name, words) => {
  const { command, words: found } = read(text);
  expect([command.name, found]).toEqual([name, words]);
});

test.each([
  ['rollback parking', 'rollback', []],
  ['rollback parking 1.0.0-a', 'rollback', ['1.0.0-a']],
  ['canary parking 1.0.0-a', 'canary', ['1.0.0-a']],
  ['parking', 'release', []],
  ['keys new parking', 'keys new', undefined],
])('in a fresh clone of its repository, %s means the remote there', (text, name, rest) => {
  const clone = mkdtempSync(path.join(tmpdir(), 'campus-clone-'));
  writeFileSync(path.join(clone, 'webpack.config.ts'), '');
  const sources = "export const remote = declareRemote({\n  name: 'parking',\n});\n";
  writeFileSync(path.join(clone, 'remote.ts'), sources);
  try {
    const { command, words } = read(`${clone} ${text}`);
    expect([command.name, words]).toEqual([name, rest ? [clone, ...rest] : ['parking']]);
    expect(targetOf(clone)).toEqual({ name: 'parking', folder: clone });
  } finally {
    rmSync(clone, { recursive: true });
  }
});

test('reads options wherever they stand', () => {
  const { options } = read('--percent 5% media --roles student,Admin --why=because --json');
  expect(options).toMatchObject({
    percent: 5,
    roles: ['STUDENT', 'ADMIN'],
    why: 'because',
    json: true,
  });
  expect(read('canary media 1.0.0-a --roles none').options.roles).toStrictEqual([]);
});

test.each([
  ['', 'Name a remote to release, or a command.', /Remotes: .*media/],
  ['rolback media', 'There is no command rolback.', /Did you mean rollback/],
  ['keys nwe x', 'There is no command keys nwe.', /Did you mean keys new/],
  ['promote', 'promote needs <remote>.', /promote <remote>/],
  ['canary media', 'canary needs <remote> <release>.', /canary <remote> <release>/],
  ['promote media 1.0.0-a', 'promote takes <remote>; 1.0.0-a is one word too many.', /promote/],
  ['list all', 'list takes nothing more; all is one word too many.', /list/],
  ['media --percnt 5', 'release does not know --percnt.', /Did you mean --percent/],
  ['rollback media --percent 5', 'rollback does not know --percent.', /It knows --why, --json/],
  ['media --percent 150', '--percent takes a number from 0 to 100, not 150.', /^$/],
  ['media --percent all', '--percent takes a number from 0 to 100, not all.', /^$/],
  ['media --percent', '--percent needs a value: --percent 5', /^$/],
  ['media --percent --why x', '--percent needs a value: --percent 5', /^$/],
  ['media --roles studnet', 'There is no role STUDNET.', /Did you mean STUDENT/],
  ['list --json=yes', '--json takes no value.', /^$/],
])('%s: %s', (text, message, advice) => {
  const found = failure(text);
  expect(found.kind).toBe('usage');
  expect(found.message).toBe(message);
  expect(found.advice.join('\n')).toMatch(advice);
});

test('an option that npm kept for itself is not forgotten', () => {
  const env = { npm_lifecycle_event: 'release', npm_config_percent: '5' };
  expect(failure('media', env).message).toBe('npm has kept --percent for itself.');
  const dry = { npm_lifecycle_event: 'release', npm_config_dry_run: 'true' };
  expect(failure('prune', dry).message).toBe('npm has kept --dry-run for itself.');
  expect(read('media --percent 5', env).options.percent).toBe(5);
});

test('a machine where npm asks nothing need not say yes to what a command asks', () => {
  const env = { npm_lifecycle_event: 'release', npm_config_yes: 'true' };
  expect(read('keys revoke team', env).options.yes).toBe(false);
  expect(read('repair', env).options.yes).toBe(false);
});
