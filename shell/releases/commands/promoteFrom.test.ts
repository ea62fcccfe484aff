/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refused } from '../Refused';
import { newRegistry } from '../registry/newRegistry.fixture';
import { openStore } from '../store/openStore';
import { releaseBucket } from '../store/releaseBucket.fixture';
import { promoteHere } from '../cli/commandTable';
import { keepBeside, readBeside } from './keepBeside';
import { asked, commandContext } from './commandContext.fixture';
import type { Options } from './Command';

type Environment = Awaited<ReturnType<typeof commandContext>>;

let preview: Environment;
let staging: Environment;
let production: Environment;
beforeEach(async () => {
  [preview, staging, production] = [
    await commandContext(),
    await commandContext(),
    await commandContext(),
  ];
  for (const one of [preview, staging, production]) await one.releaseShell();
  connect(staging, 'preview', preview);
  connect(production, 'staging', staging);
});
afterEach(() => [preview, staging, production].forEach((one) => one.forget()));

/** Says where another environment is, and whom it believes. */
function connect({ dataFolder }: Environment, name: string, other: Environment, more = '') {
  const folder = path.join(dataFolder, 'environments');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.env`), `DATA_DIR=${other.dataFolder}\n${more}`);
}

async function given(environment: Environment, release = '1.0.0-a') {
  await environment.publish('media', release, { route: '/news' });
  await environment.activate('media', release, 'new cards');
}

const promote = ({ context }: Environment, from: string, options: Partial<Options> = {}) =>
  promoteHere(context, asked(['media'], { from, ...options }));

const fileIn = ({ dataFolder }: Environment, file: string) =>
  path.join(dataFolder, 'registry/releases/media/1.0.0-a', file);

const filesIn = ({ dataFolder }: Environment) =>
  readdirSync(path.join(dataFolder, 'registry'), { recursive: true }).map(String).sort();

test('the same bytes go from preview to staging to production, each with keys and moves of its own', async () => {
  await given(preview);
  await promote(staging, 'preview');
  const { why, by, kind } = await promote(production, 'staging', { why: 'the week is over' });

  expect({ why, by, kind }).toEqual({ why: 'the week is over', by: 'somebody', kind: 'release' });
  expect((await production.channel())?.stable).toBe('1.0.0-a');
  const [first, last] = [
    await preview.registry.publication('media', '1.0.0-a'),
    await production.registry.publication('media', '1.0.0-a'),
  ];
  expect(last?.files).toEqual(first?.files);
  expect(readFileSync(fileIn(production, 'entry.js'))).toEqual(
    readFileSync(fileIn(preview, 'entry.js')),
  );
  expect(last?.key).toBe(production.registry.keys.own());
  expect(production.registry.keys.trust.list().map(({ id }) => id)).not.toContain(first?.key);
  const moves = async ({ registry }: Environment) =>
    (await registry.history()).map(({ remote, kind: what }) => `${remote} ${what}`);
  expect(await moves(production)).toEqual(['media release', 'shell release']);
  expect(await moves(staging)).toEqual(['media release', 'shell release']);
});

test('the history says what it was there, and the signature and findings of there are kept', async () => {
  await given(staging);
  const { why } = await promote(production, 'staging');

  expect(why).toMatch(/^from staging, where everybody has had it since .* by somebody: new cards$/);
  const kept = await production.registry.store.read('origins/media/1.0.0-a.json');
  const origin = JSON.parse(String(kept)) as Record<string, unknown>;
  expect(origin).toMatchObject({
    from: 'staging',
    signature: { key: staging.registry.keys.own(), body: { name: 'media' } },
    findings: [{ hasPassed: true, checks: ['static', 'mount'] }],
  });
});

test('the gate looks again, among what visitors get here; nothing of there counts as passed', async () => {
  await given(staging);
  production.context.check = async () => ['/news belongs to another remote here.'];
  await expect(promote(production, 'staging')).rejects.toMatchObject({
    reasons: ['/news belongs to another remote here.'],
  });

  expect(await production.channel()).toBeUndefined();
  const which = { name: 'media', release: '1.0.0-a' };
  expect(await production.registry.hasPassed(which)).toBe(false);
  expect(await production.registry.store.list('origins/')).toStrictEqual([]);
  production.context.check = async () => [];
  await promote(production, 'staging');
  expect((await production.channel())?.stable).toBe('1.0.0-a');
  expect(production.said).toContain('mount it in a browser');
});

test('some visitors may get it first', async () => {
  await given(production, '1.0.0-0');
  await given(staging);
  await promote(production, 'staging', { percent: 5 });
  expect(await production.channel()).toMatchObject({
    stable: '1.0.0-0',
    canary: { release: '1.0.0-a', percent: 5 },
  });
});

test('an environment whose releases lie in a bucket is read there', async () => {
  const bucket = await releaseBucket();
  const other = await newRegistry({ store: await openStore('', bucket.env) });
  await other.publish('media', '1.0.0-a', { route: '/news' });
  await other.activate('media', '1.0.0-a');
  const settings = Object.entries(bucket.env).map((pair) => pair.join('='));
  const trusted = `TRUSTED_KEYS=${path.join(other.dataFolder, 'keys/trusted.json')}`;
  const file = path.join(production.dataFolder, 'environments/cloud.env');
  writeFileSync(file, [...settings, trusted].join('\n'));

  await promote(production, 'cloud');
  expect(readFileSync(fileIn(production, 'entry.js')).toString()).toContain('webpackChunk');
  expect((await production.channel())?.stable).toBe('1.0.0-a');
  await bucket.stop();
  other.forget();
});

test('a file that is not as it was signed there is not taken', async () => {
  await given(staging);
  writeFileSync(fileIn(staging, 'entry.js'), 'alert(1)');
  await expect(promote(production, 'staging')).rejects.toThrow(Refused);
  expect(await production.registry.releases('media')).toStrictEqual([]);
});

test('what lies unsigned beside the files of a release is left there', async () => {
  await given(staging);
  writeFileSync(fileIn(staging, 'shell.json'), '{"release":"9.9.9"}');
  await promote(production, 'staging');
  expect(await production.registry.releases('shell')).toEqual(['1.0.0-s']);
  expect(filesIn(production).filter((file) => file.endsWith('a/shell.json'))).toStrictEqual([]);
});

test('of maps those of its own code are kept, and nothing else that lies with them', async () => {
  await given(staging);
  const folder = 'maps/media/1.0.0-a/';
  const which = { name: 'media', release: '1.0.0-a' };
  const files = ['entry.js.map', 'other.js.map', 'entry.js'].map(
    (file) => [folder + file, Buffer.from('{}')] as const,
  );
  await keepBeside(staging.registry, which, new Map(files));
  await promote(production, 'staging');
  const kept = await production.registry.store.list('maps/');
  expect(kept).toEqual([`${folder}entry.js.map`]);
  // Signed anew, with the key of here.
  expect([...(await readBeside(production.registry, which)).keys()]).toEqual(kept);
});

test('packages and maps that are not as they were signed there stay there', async () => {
  await given(staging);
  const which = { name: 'media', release: '1.0.0-a' };
  const { store } = staging.registry;
  const [sbom, map] = ['sboms/media/1.0.0-a.json', 'maps/media/1.0.0-a/entry.js.map'];
  await keepBeside(staging.registry, which, new Map([[sbom, Buffer.from('{}')]]));
  await store.replace(sbom, Buffer.from('{"components":[]}'));
  await store.create(map, Buffer.from('{}'));
  await promote(production, 'staging');
  const kept = await production.registry.store.list('');
  expect(kept.filter((key) => /^(sboms|maps)/.test(key))).toStrictEqual([]);
  expect(production.said).toContain(`leave ${sbom} and 1 more on staging, unsigned or changed`);
});

test('what is told to stay there is of this release, and nothing is told where nothing stays', async () => {
  await given(staging);
  await staging.registry.store.create('maps/media/1.0.0-a/other.js.map', Buffer.from('{}'));
  await staging.registry.store.create('sboms/media/1.0.0-a.json.old', Buffer.from('{}'));
  await promote(production, 'staging');
  expect(production.said.filter((title) => title.startsWith('leave'))).toStrictEqual([]);
});

test('a release whose name leads into a folder is not taken', async () => {
  await given(staging, '1.0.0-a/b');
  await expect(promote(production, 'staging')).rejects.toThrow(Refused);
  expect(filesIn(production).join()).not.toContain('1.0.0-a');
});

test('signatures that are not believed there say nothing here', async () => {
  await given(staging);
  const nobody = path.join(production.dataFolder, 'nobody.json');
  writeFileSync(nobody, '[]');
  connect(production, 'staging', staging, `TRUSTED_KEYS=${nobody}`);
  await expect(promote(production, 'staging')).rejects.toMatchObject({ kind: 'refused' });
  expect(await production.channel()).toBeUndefined();
});

test('a history that lost a move there is told, and nothing is taken from it', async () => {
  await given(staging);
  await given(staging, '1.0.0-b');
  rmSync(path.join(staging.dataFolder, 'registry/moves/00000003.json'));
  await expect(promote(production, 'staging')).rejects.toMatchObject({
    kind: 'refused',
    message: 'The history of staging is not as it was signed.',
    reasons: expect.arrayContaining([expect.stringContaining('Move 3 is missing.')]) as string[],
  });
});

test('what the gate of there has not let pass is not taken, whoever moved it', async () => {
  await staging.publish('media', '1.0.0-a', { isJudged: false });
  await staging.activate('media', '1.0.0-a');
  await expect(promote(production, 'staging')).rejects.toMatchObject({
    reasons: ['Nothing signed says that it has passed the gate of staging.'],
  });
});

test('other bytes under the name of a release that is kept here are refused', async () => {
  await given(staging);
  await production.publish('media', '1.0.0-a', { route: '/other' });
  await expect(promote(production, 'staging')).rejects.toMatchObject({
    reasons: ['Other bytes were published here under the same name.'],
  });
});

test('what was taken back here does not come again by itself', async () => {
  await given(production, '1.0.0-0');
  await given(staging);
  await promote(production, 'staging');
  const { registry } = production;
  await registry.move({
    remote: 'media',
    kind: 'rollback',
    why: 'it hangs',
    channel: () => ({ stable: '1.0.0-0', lastKnownGood: null, canary: null }),
  });
  await expect(promote(production, 'staging')).rejects.toMatchObject({
    kind: 'conflict',
    message: 'media 1.0.0-a was taken back by somebody: it hangs.',
  });
});

test('the other environment is only read', async () => {
  await given(staging);
  const before = filesIn(staging);
  await promote(production, 'staging');
  expect(filesIn(staging)).toEqual(before);
  const other = await production.context.environment('staging');
  await expect(other.store.create('moves/00000009.json', Buffer.of())).rejects.toThrow('only read');
  expect(() => other.keys.sign('anything')).toThrow('Nothing is signed');
});

test('an environment that is not known names those that are', async () => {
  await expect(promote(production, 'stagin')).rejects.toMatchObject({
    kind: 'usage',
    advice: ['Environments: staging.'],
  });
});

test('a canary is promoted to everybody, without a share', async () => {
  const request = asked(['media'], { percent: 5 });
  await expect(async () => promoteHere(production.context, request)).rejects.toMatchObject({
    kind: 'usage',
  });
});
