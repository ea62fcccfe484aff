/** @jest-environment node */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openRegistry } from '../releases/registry/openRegistry';
import { createPlanner } from './createPlanner';
import { newTestServers } from './newTestServers.fixture';

let doors: Awaited<ReturnType<typeof newTestServers>>;
let moves: string;
let media: string;

beforeEach(async () => {
  doors = await newTestServers();
  for (const release of ['1.0.0-a', '1.0.0-b']) {
    await doors.publish('media', release);
    await doors.activate('media', release);
  }
  moves = path.join(doors.dataFolder, 'registry/moves');
  media = path.join(doors.dataFolder, 'registry/releases/media/1.0.0-b');
});
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  doors.forget();
  jest.restoreAllMocks();
});

/** What a server plans that has just been started on what lies there. */
async function planOf() {
  const registry = await openRegistry({ dataFolder: doors.dataFolder, onAlarm: () => undefined });
  const { plan } = await createPlanner({ registry }).read({
    language: 'ru',
    cookies: {},
    roles: [],
  });
  return plan.remotes.map(({ release }) => release);
}

/** As another machine that opens the same store for the first time. */
const forgetHere = () => rmSync(path.join(doors.dataFolder, 'heads'), { recursive: true });

const newest = () => path.join(moves, readdirSync(moves).sort().at(-1) ?? '');
const rewrite = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));
const edited = (change: (signed: Record<string, unknown>) => object) => () =>
  rewrite(newest(), (text) => JSON.stringify(change(JSON.parse(text) as Record<string, unknown>)));

test.each<[string, () => void]>([
  ['cut off in the middle', () => rewrite(newest(), (text) => text.slice(0, 80))],
  ['empty', () => writeFileSync(newest(), '')],
  ['of other things', () => writeFileSync(newest(), '[null]')],
  ['no object', () => writeFileSync(newest(), 'null')],
  ['without a signature', edited(({ move, key }) => ({ move, key }))],
  ['with an odd signature', edited((signed) => ({ ...signed, signature: { a: 1 } }))],
  ['by an unknown key', edited((signed) => ({ ...signed, key: '0123456789abcdef' }))],
  [
    'of an odd shape',
    edited(({ key, signature, move }) => ({
      key,
      signature,
      move: { ...(move as object), remote: 7 },
    })),
  ],
  ['changed', () => rewrite(newest(), (text) => text.replace('rollback', 'release1'))],
  ['gone', () => rmSync(newest())],
])('a newest move that is %s does not bring back what had been taken back', async (_, damage) => {
  await doors.registry.move({
    ...{ remote: 'media', kind: 'rollback', why: 'test' },
    channel: () => ({ stable: '1.0.0-a', lastKnownGood: null, canary: null }),
  });
  expect(await planOf()).toEqual(['1.0.0-a']);
  damage();
  expect(await planOf()).toEqual(['1.0.0-a']);
  forgetHere();
  expect(await planOf()).toEqual(['1.0.0-a']);
});

test('without its log and its head a machine still knows what it has seen', async () => {
  expect(await planOf()).toEqual(['1.0.0-b']);
  rmSync(moves, { recursive: true });
  rmSync(path.join(moves, '../head.json'));
  expect(await planOf()).toEqual(['1.0.0-b']);
  forgetHere();
  await expect(planOf()).rejects.toThrow('No shell is released');
});

test('files and folders that nobody of us has put there change nothing', async () => {
  mkdirSync(path.join(moves, '00000001.json.d'));
  writeFileSync(path.join(moves, 'notes.txt'), 'x');
  writeFileSync(path.join(moves, '.left.half'), '{');
  mkdirSync(path.join(doors.dataFolder, 'registry/releases/stranger/1.0.0'), { recursive: true });
  expect(await planOf()).toEqual(['1.0.0-b']);
});

test.each<[string, () => void]>([
  ['entry was changed', () => rewrite(path.join(media, 'entry.js'), (text) => `${text}//`)],
  ['entry is gone', () => rmSync(path.join(media, 'entry.js'))],
  ['manifest was changed', () => rewrite(path.join(media, 'mfe.json'), (text) => `${text} `)],
  ['manifest is cut off', () => rewrite(path.join(media, 'mfe.json'), (text) => text.slice(9))],
  ['signature is gone', () => rmSync(path.join(media, 'signature.json'))],
  [
    'signature is cut off',
    () => rewrite(path.join(media, 'signature.json'), (text) => text.slice(9)),
  ],
  ['signature is nothing', () => writeFileSync(path.join(media, 'signature.json'), 'null')],
  [
    'signature is of another release',
    () =>
      writeFileSync(
        path.join(media, 'signature.json'),
        readFileSync(path.join(media, '../1.0.0-a/signature.json')),
      ),
  ],
])('a release whose %s gives way to the one before', async (_, damage) => {
  damage();
  expect(await planOf()).toEqual(['1.0.0-a']);
});

test('a worker that was changed after its release is not handed out', async () => {
  const app = await doors.open();
  expect((await app.inject('/sw.js')).statusCode).toBe(200);
  const shell = path.join(doors.dataFolder, 'registry/releases/shell/1.0.0-shell/sw.js');
  rewrite(shell, (text) => `${text}//`);
  expect((await app.inject('/sw.js')).statusCode).toBe(404);
  await app.close();
});
