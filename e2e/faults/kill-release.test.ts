/** @jest-environment node */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { openRegistry } from '../../shell/releases/registry/openRegistry';
import { smallRegistry } from '../fixtures/smallRegistry';
import { spawnServer } from '../fixtures/spawnServer';

jest.setTimeout(300_000);

const rounds = 10;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let small: Awaited<ReturnType<typeof smallRegistry>>;
beforeAll(async () => {
  small = await smallRegistry();
  await small.releaseShell();
});
afterAll(() => small.forget());

/** Kills the command while it releases, at another moment each time; gives how its releases before that ended. */
async function killedRelease() {
  const options = { execArgv: ['--import', 'tsx'] };
  const words = [small.dataFolder, path.join(small.dataFolder, 'sources/media')];
  const child = fork('e2e/fixtures/releaseForEver.ts', words, options);
  const codes: number[] = [];
  child.on('message', (code: number) => codes.push(code));
  const exit = once(child, 'close');
  await Promise.race([once(child, 'message'), exit]);
  await wait(Math.random() * 200);
  child.kill('SIGKILL');
  await exit;
  return codes;
}

/** What is wrong with the store; nothing may be. */
async function damages() {
  const odd: string[] = [];
  const registry = await openRegistry({
    dataFolder: small.dataFolder,
    onAlarm: (what) => void odd.push(what),
  });
  const releases = await registry.releases('media');
  for (const release of releases) {
    // Gives a folder only when every file in it is what was signed.
    const isWhole = (await registry.folderOf('media', release)) !== undefined;
    if (!isWhole || !(await registry.manifest('media', release))) odd.push(release);
  }
  const { channels } = await registry.current();
  const stable = channels.media?.stable ?? '';
  if (!releases.includes(stable)) odd.push(`stable is ${stable}`);
  return { odd, stable, releases: releases.length, moves: (await registry.history()).length };
}

test('a server and a release that are killed leave the store whole, and both go on', async () => {
  let before = { releases: 0, moves: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const env = { DATA_DIR: small.dataFolder, API_ORIGIN: 'http://127.0.0.1:9' };
    const [server, codes] = await Promise.all([spawnServer(env), killedRelease()]);
    const { odd, stable, ...now } = await damages();
    expect(odd).toStrictEqual([]);
    // What went before this death was done, so the death before that one stood in nobody's way.
    expect(codes).not.toStrictEqual([]);
    expect(codes.filter((code) => code !== 0)).toStrictEqual([]);
    expect(now.releases).toBeGreaterThan(before.releases);
    expect(now.moves).toBeGreaterThan(before.moves);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${server.url}/plan.json`)).text()).toContain(`/media/${stable}/`);
    await server.end('SIGKILL');
    before = now;
  }
});
