/** @jest-environment node */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openRegistry } from '../registry/openRegistry';
import { asFailure } from '../cli/run';
import { asked, commandContext } from './commandContext.fixture';
import { keysRevoke } from '../cli/keyCommands';
import { keysNew } from './keys/keysNew';
import { repair } from './repair';
import { rollback } from '../cli/commandTable';

let made: Awaited<ReturnType<typeof commandContext>>;
beforeEach(async () => {
  made = await commandContext();
  await made.keepThree();
});
afterEach(() => made.forget());

const registryFolder = () => path.join(made.dataFolder, 'registry');
const deployments = () => path.join(registryFolder(), 'moves');
const newest = () => path.join(deployments(), readdirSync(deployments()).sort().at(-1) ?? '');

/** The same store as a process sees it that starts now. */
async function startAnew() {
  const registry = await openRegistry({ dataFolder: made.dataFolder, onAlarm: () => undefined });
  return { ...made.context, registry };
}

test('a sound history is not repaired', async () => {
  await expect(repair(made.context, asked([]))).rejects.toMatchObject({ kind: 'conflict' });
});

test('nothing is moved upon a history that is not sound, until it is repaired', async () => {
  rmSync(newest());
  const context = await startAnew();
  const failure = asFailure(
    await rollback(context, asked(['media'])).catch((error: unknown) => error),
  );
  expect(failure).toMatchObject({ kind: 'conflict', reasons: ['Move 3 is missing.'] });
  expect(failure.advice.join()).toContain('release -- repair');

  const { found, moves } = await repair(context, asked([]));
  expect(found).toEqual(['Move 3 is missing.']);
  expect(moves).toMatchObject([
    { remote: 'shell', kind: 'repair', channel: { stable: '1.0.0-s' } },
    { remote: 'media', kind: 'repair', channel: { stable: '1.0.0-b' }, why: found[0] },
  ]);
  expect(await rollback(context, asked(['media']))).toMatchObject({
    channel: { stable: '1.0.0-a' },
  });
});

test('what is taken back while the history is repaired stays taken back', async () => {
  rmSync(newest());
  const [{ registry }, other] = [await startAnew(), await startAnew()];
  const { read } = registry.store;
  let isTaken = false;
  // The head is read for each move: by the second one what the first has vouched for lies there.
  registry.store.read = async (key) => {
    const isFirst = key === 'head.json' && readdirSync(deployments()).length === 4 && !isTaken;
    isTaken ||= isFirst;
    if (isFirst) await rollback(other, asked(['media']));
    return read(key);
  };
  await repair({ ...made.context, registry }, asked([]));
  expect((await registry.current()).channels.media?.stable).toBe('1.0.0-a');
});

test('a key of some remotes alone repairs no history, and is told so', async () => {
  rmSync(newest());
  const { file } = await keysNew(made.context, asked(['media-team'], { remotes: ['media'] }));
  process.env.RELEASE_KEY = file;
  const failed = repair(await startAnew(), asked([])).finally(() => delete process.env.RELEASE_KEY);
  await expect(failed).rejects.toMatchObject({ kind: 'refused' });
});

test('where lost moves are remembered by nobody, a repair waits for a yes', async () => {
  rmSync(path.join(registryFolder(), 'head.json'));
  rmSync(path.join(made.dataFolder, 'heads'), { recursive: true });
  const context = await startAnew();
  await expect(repair(context, asked([]))).rejects.toMatchObject({
    kind: 'refused',
    reasons: expect.arrayContaining([expect.stringContaining('get media 1.0.0-b')]) as unknown,
  });
  await repair(context, asked([], { yes: true }));
  expect((await context.registry.current()).channels.media?.stable).toBe('1.0.0-b');
});

test('who revokes a key signs anew how far the history goes', async () => {
  const { key, file } = await keysNew(made.context, asked(['media-team'], { remotes: ['media'] }));
  process.env.RELEASE_KEY = file;
  await made.activate('media', '1.0.0-c');
  delete process.env.RELEASE_KEY;
  await keysRevoke(made.context, asked([key.id], { yes: true }));
  const { registry } = await startAnew();
  expect(await registry.alarms()).toStrictEqual([]);
  expect((await registry.current()).channels.media?.stable).toBe('1.0.0-b');
});

test('nobody’s key is called as that of the server', async () => {
  await expect(keysNew(made.context, asked(['server']))).rejects.toThrow('the server’s own key');
});

test('a move says the name of its key', async () => {
  writeFileSync(path.join(registryFolder(), 'moves/99999999.json'), 'garbage');
  const context = await startAnew();
  expect(await rollback(context, asked(['media']))).toMatchObject({ by: 'somebody' });
});
