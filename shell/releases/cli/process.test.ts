/** @jest-environment node */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toStable } from '../deployments/deployments';
import { commandContext } from '../commands/commandContext.fixture';

let made: Awaited<ReturnType<typeof commandContext>>;
beforeEach(async () => {
  made = await commandContext();
});
afterEach(() => made.forget());

interface Ended {
  code: number | null;
  out: string;
  told: string;
}

/** `npm run release -- …`, without npm. */
function start(words: string, env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const main = ['--import', 'tsx', 'shell/dev/release.ts', ...words.split(' ')];
    const child = spawn(process.execPath, main, {
      env: { ...process.env, DATA_DIR: made.dataFolder, ...env },
    });
    const ended: Ended = { code: null, out: '', told: '' };
    child.stdout.on('data', (chunk: Buffer) => (ended.out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (ended.told += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...ended, code }));
  });
}

const json = ({ out }: Ended) => JSON.parse(out) as Record<string, unknown>;

async function releaseTwo(name: string) {
  for (const release of [`1.0.0-${name}1`, `1.0.0-${name}2`]) {
    await made.publish(name, release);
    const why = { kind: 'release', why: 'test' } as const;
    await made.registry.move({ remote: name, ...why, channel: toStable(release) });
  }
}

test('list --json is one document and nothing else', async () => {
  await made.releaseShell();
  const ended = await start('list --json');
  expect(ended.code).toBe(0);
  expect(json(ended)).toMatchObject({
    ok: true,
    command: 'list',
    result: [{ remote: 'shell', stable: '1.0.0-s', lastKnownGood: null, canary: null }],
  });
});

test('2: what cannot be understood', async () => {
  const ended = await start('lst --json');
  expect(ended.code).toBe(2);
  expect(json(ended)).toEqual({
    ok: false,
    exitCode: 2,
    kind: 'usage',
    message: 'There is no command lst.',
    reasons: [],
    advice: ['Did you mean list?', 'All commands: npm run release -- help'],
  });
});

test.each([
  ['RELEASE_KEY', 'keys/typo.pem'],
  ['GATE_KEY', '-----BEGIN PRIVATE KEY-----\\nMC4CAQAwBQYDK2Vw'],
])(
  '2: a %s that is no key, before anything is built, and without its text',
  async (name, given) => {
    await made.releaseShell();
    const ended = await start(`${made.write('library', 'any')} --json`, { [name]: given });
    expect(ended.code).toBe(2);
    expect(json(ended).message).toBe(`${name} is neither a private key (PEM) nor a file of one.`);
    expect(ended.out + ended.told).not.toContain(given);
    expect(ended.told).not.toContain('build');
  },
);

test('3: what the real gate refuses, with reasons; the way of it is told on stderr', async () => {
  await made.releaseShell();
  await releaseTwo('media');
  await made.publish('media', '1.0.0-odd', { route: '/odd', parts: ['vue'] });
  const ended = await start('canary media 1.0.0-odd --percent 5 --json');
  expect(ended.code).toBe(3);
  expect(json(ended)).toMatchObject({ ok: false, kind: 'refused' });
  expect(json(ended).reasons).toContainEqual(expect.stringContaining('vue'));
  expect(ended.told).toMatch(/check media 1\.0\.0-odd … failed after/);
});

test('0 and 4: of two who go back at once one is told, another remote is no obstacle', async () => {
  await Promise.all([releaseTwo('media'), releaseTwo('support')]);
  const words = ['rollback media', 'rollback media', 'rollback support'];
  const ended = await Promise.all(words.map((each) => start(each)));

  expect(ended.map(({ code }) => code).sort()).toEqual([0, 0, 4]);
  expect(ended[2]?.out).toContain('support is back at 1.0.0-support1.');
  const { channels } = await made.registry.current();
  expect(channels.media?.stable).toBe('1.0.0-media1');
  expect(channels.support?.stable).toBe('1.0.0-support1');
});

test('5: what does not build', async () => {
  await made.releaseShell();
  const folder = path.join(made.dataFolder, 'mfe-library');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), '{"version":"1.0.0","type":"module"}');
  writeFileSync(path.join(folder, 'webpack.config.ts'), 'throw new Error("half written");');
  const ended = await start(`${folder} --json`);
  expect(ended.code).toBe(5);
  expect(json(ended).message).toContain('half written');
});

test('6: a store that cannot be reached', async () => {
  const nowhere = { RELEASES_S3_ENDPOINT: 'http://127.0.0.1:1', RELEASES_S3_BUCKET: 'releases' };
  const keys = { RELEASES_S3_KEY: 'key', RELEASES_S3_SECRET: 'secret' };
  const ended = await start('list', { ...nowhere, ...keys });
  expect(ended.code).toBe(6);
  expect(ended.out).toBe('');
  expect(ended.told).toContain('The bucket releases cannot be reached');
});
