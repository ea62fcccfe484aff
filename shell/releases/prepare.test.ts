/** @jest-environment node */
import path from 'node:path';
import { asked, commandContext } from './commands/commandContext.fixture';
import { release } from './commands/release';
import { rollback } from './cli/commandTable';
import { giveMissing } from './prepare';
import { Refused } from './Refused';
import { openRegistry } from './registry/openRegistry';
import { writeBuild } from './writeBuild.fixture';

let made: Awaited<ReturnType<typeof commandContext>>;
beforeEach(async () => {
  made = await commandContext();
  await made.releaseShell();
});
afterEach(() => {
  jest.restoreAllMocks();
  made.forget();
});

/** What a start finds built in the folder of a remote. */
function built(name: string, release: string) {
  const folder = path.join(made.dataFolder, 'sources', name);
  writeBuild(path.join(folder, 'dist'), { name, release });
  return { name, folder, release };
}

/** As another process: it remembers nothing of the one before. */
async function start(...wanted: ReturnType<typeof built>[]) {
  const said: string[] = [];
  const registry = await openRegistry({ dataFolder: made.dataFolder });
  await giveMissing(registry, wanted, (text) => said.push(text));
  return said;
}

test.each(['attest', 'move'] as const)(
  'what a start that died before it could %s has left is released by the next one',
  async (step) => {
    const media = built('media', '1.0.0-a');
    const registry = await openRegistry({ dataFolder: made.dataFolder });
    jest.spyOn(registry, step).mockRejectedValue(new Error('It died.'));
    await expect(giveMissing(registry, [media], () => undefined)).rejects.toThrow('It died.');
    expect(await made.registry.publication('media', '1.0.0-a')).toBeDefined();

    expect(await start(media)).toEqual(['released media 1.0.0-a']);
    expect(await made.channel()).toMatchObject({ stable: '1.0.0-a' });
    expect(await start(media)).toStrictEqual([]);
  },
);

test('what was taken back stays where it was put', async () => {
  await start(built('media', '1.0.0-a'));
  const media = built('media', '1.0.0-b');
  await start(media);
  await rollback(made.context, asked(['media']));

  expect(await start(media)).toStrictEqual([]);
  expect(await made.channel()).toMatchObject({ stable: '1.0.0-a' });
});

test('what a browser has refused is not released by a start without one', async () => {
  const folder = made.write('media', 'first');
  const mount = async () => ({ reasons: ['It throws.'], unseen: [] });
  const context = { ...made.context, mount };
  await expect(release(context, asked([folder]))).rejects.toThrow(Refused);
  const [id = ''] = await made.registry.releases('media');

  await start({ name: 'media', folder, release: id });
  expect(await made.channel()).toBeUndefined();
});
