/** @jest-environment node */
import { type ChildProcess, fork } from 'node:child_process';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { trustedKey } from '../../shell/releases/keys/createTrust';
import { openRegistry } from '../../shell/releases/registry/openRegistry';
import { smallRegistry } from '../fixtures/smallRegistry';
import { spawnServer, type ServerProcess } from '../fixtures/spawnServer';
import { underLoad } from '../fixtures/underLoad';
import { waitFor } from '../fixtures/waitFor';

jest.setTimeout(600_000);

const names = ['cards', 'clubs', 'dorms', 'labs', 'meals'];
const each = 20;

interface Told {
  number: number;
  /** Exit code of the command. */
  code: number;
  said: string;
}

let small: Awaited<ReturnType<typeof smallRegistry>>;
let api: Server;
const running: (ServerProcess | undefined)[] = [];
const children = new Set<ChildProcess>();

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listen = (server: Server) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

/** A key that may release one remote, and judge it as the pipeline of a team does. */
function admit(name: string) {
  const { privateKey } = generateKeyPairSync('ed25519');
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const key = trustedKey(publicKey.toString('base64'), {
    name,
    remotes: [name],
    rights: ['release', 'gate'],
  });
  small.registry.keys.trust.change((keys) => [...keys, key]);
  return { id: key.id, pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
}

/** A team that releases one after the other, in a process of its own. */
function startTeam(name: string, pem: string, [first, count]: [number, number], told: Told[]) {
  const words = [small.dataFolder, name, String(first), String(count)];
  const child = fork('e2e/fixtures/teamReleases.ts', words, {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env.PATH, RELEASE_KEY: pem },
  });
  children.add(child);
  child.on('message', (message: Told) => told.push(message));
  const done = once(child, 'close').then(() => void children.delete(child));
  return { child, done };
}

/** The same, killed somewhere in the middle of a release, and started again where it was told of the last. */
async function releaseThroughDeath(name: string, pem: string, told: Told[]) {
  const { child, done } = startTeam(name, pem, [0, each], told);
  while (told.length < each / 2) await once(child, 'message');
  child.kill('SIGKILL');
  await done;
  const next = (told.at(-1)?.number ?? -1) + 1;
  const again: Told[] = [];
  await startTeam(name, pem, [next, each - next], again).done;
  // It may have been made just before the death, and nobody was told.
  const [first] = again;
  if (first?.said.includes('gets already')) first.code = 0;
  told.push(...again);
}

const startServer = () =>
  spawnServer({ DATA_DIR: small.dataFolder, API_ORIGIN: `http://127.0.0.1:${portOf(api)}` });

/** What a visitor was not given, and what came instead. */
const refused: string[] = [];

/** As the door of `running.md` does: what a process that died has not answered, the other one is asked. */
function createDoor() {
  let turn = 0;
  const ask = async (port: number, path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
  };
  /** Who else is there is known when the first one has died, and not before. */
  async function askAny(path: string, tries = 3): ReturnType<typeof ask> {
    const ports = running.flatMap((server) => server?.port ?? []);
    const port = ports[(turn += 1) % ports.length] ?? 0;
    return ask(port, path).catch((error: unknown) => {
      if (tries === 1) throw error;
      return askAny(path, tries - 1);
    });
  }

  return createServer((asked, answer) => {
    const path = asked.url ?? '/';
    void askAny(path).then(
      ({ status, body }) => {
        if (status !== 200) refused.push(`${status} ${path} ${body.toString().slice(0, 300)}`);
        answer.writeHead(status).end(body);
      },
      (error: Error) => {
        refused.push(`502 ${path} ${error.message}: ${String(error.cause)}`);
        answer.writeHead(502).end();
      },
    );
  });
}

beforeAll(async () => {
  small = await smallRegistry();
  await small.releaseShell();
  await small.publishShell('1.1.0-shell');
  api = createServer((_, answer) => answer.writeHead(404).end());
  await listen(api);
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(running.map(async (server) => server?.end('SIGKILL')));
  api.closeAllConnections();
  api.close();
  small.forget();
});

test('five teams release at once while two servers and a team die: no move is lost, no request fails', async () => {
  const teams = names.map((name) => ({ name, ...admit(name), told: [] as Told[] }));
  // What visitors ask for must be there before they do.
  for (const { name } of teams) {
    await small.publish(name, `0.9.0-${name}`, { route: `/${name}` });
    await small.activate(name, `0.9.0-${name}`);
  }
  running.push(await startServer(), await startServer());
  const door = createDoor();
  await listen(door);

  const pages = names.flatMap((name) => [`/${name}`, `/remotes/${name}/0.9.0-${name}/entry.js`]);
  const url = `http://127.0.0.1:${portOf(door)}`;
  const { failed, answered } = await underLoad(url, ['/', '/plan.json', ...pages], async () => {
    const [unlucky, ...others] = teams;
    const working = [
      ...(unlucky ? [releaseThroughDeath(unlucky.name, unlucky.pem, unlucky.told)] : []),
      ...others.map(({ name, pem, told }) => startTeam(name, pem, [0, each], told).done),
    ];
    const half = () => teams.every(({ told }) => told.length > each / 4);
    await waitFor(half, Boolean, 600_000);
    await small.activate('shell', '1.1.0-shell');
    for (const [index, server] of running.entries()) {
      running[index] = undefined;
      await server?.end('SIGKILL');
      running[index] = await startServer();
    }
    await Promise.all(working);
  });
  door.closeAllConnections();
  door.close();

  expect(refused).toStrictEqual([]);
  expect(failed).toEqual({ non2xx: 0, errors: 0, timeouts: 0 });
  expect(answered).toBeGreaterThan(each * names.length);

  const odd: string[] = [];
  const onAlarm = (what: string) => void odd.push(what);
  const registry = await openRegistry({ dataFolder: small.dataFolder, onAlarm });
  const history = (await registry.history()).toReversed();
  expect([odd, await registry.alarms()]).toEqual([[], []]);
  expect(history.map(({ number }) => number)).toEqual(history.map((_, index) => index + 1));
  const wanted = Array.from({ length: each }, (_, number) => `1.0.${number}`);
  for (const { name, id, told } of teams) {
    expect(told.filter(({ code }) => code !== 0)).toStrictEqual([]);
    const moves = history.filter(({ remote, key }) => remote === name && key === id);
    expect(moves.map(({ channel }) => channel.stable)).toEqual(wanted);
    expect((await registry.current()).channels[name]?.stable).toBe(wanted.at(-1));
  }
  for (const server of running) {
    const plan = await (await fetch(`${server?.url}/plan.json`)).text();
    for (const name of names) expect(plan).toContain(`/remotes/${name}/${wanted.at(-1)}/`);
    expect(plan).toContain('1.1.0-shell');
  }
});

test('a team that is not asked for it moves nothing of another one', async () => {
  const { pem } = admit('guests');
  const told: Told[] = [];
  await startTeam('meals', pem, [90, 1], told).done;
  expect(told).toMatchObject([
    { code: 3, said: expect.stringContaining('may not release meals') as string },
  ]);
});
