/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { createServer as createBackend } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toCanary } from '../../releases/deployments/deployments';
import type { Canary } from '../../releases/registry/Deployment';
import { newTestServers } from '../newTestServers.fixture';

type Doors = Awaited<ReturnType<typeof newTestServers>>;
interface Plan {
  visit?: string;
  remotes: { release: string; lastKnownGood: { release: string } | null }[];
}

let doors: Doors;
let app: FastifyInstance;
const backends: { close: () => void }[] = [];

beforeEach(async () => {
  doors = await newTestServers();
  for (const release of ['1.0.0-a', '2.0.0-b'])
    await doors.publish('media', release, { route: '/news/:url' });
  await doors.activate('media', '1.0.0-a');
  app = await doors.open();
});
afterEach(async () => {
  await app.close();
  doors.forget();
  for (const backend of backends.splice(0)) backend.close();
});

const startCanary = (canary: Partial<Canary>) =>
  doors.registry.move({
    remote: 'media',
    kind: 'canary',
    why: 'a test',
    channel: toCanary({ release: '2.0.0-b', percent: 0, roles: [], ...canary }),
  });

async function visit(cookie = '', headers: Record<string, string> = {}) {
  const answer = await app.inject({ url: '/news/first', headers: { cookie, ...headers } });
  const plan = JSON.parse(/id="plan"[^>]*>(.*?)<\/script>/.exec(answer.body)?.[1] ?? '{}') as Plan;
  const set = String(answer.headers['set-cookie'] ?? '');
  return { plan, set, cookie: set.split(';')[0] || cookie, release: plan.remotes[0]?.release };
}

/** An API whose only member of staff is an auditor with the token `auditor`. */
async function auditorsOnly() {
  const backend = createBackend(({ headers, url }, answer) => {
    const isKnown = headers.authorization === 'Bearer auditor';
    const user = { id: '1', role: { key: 'AUDITOR' }, firstName: 'Анна', lastName: 'Иванова' };
    const body = url === '/api/users/current' ? user : { kind: 'STAFF' };
    answer.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
    answer.end(JSON.stringify(isKnown ? body : {}));
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  backends.push(backend);
  return `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
}

test('nobody is given a cookie while no canary runs', async () => {
  expect((await visit()).set).toBe('');
});

test('while one runs a visitor is given a number, and keeps his side by it', async () => {
  await startCanary({ percent: 50 });
  const first = await visit();
  expect(first.set).toMatch(/^Visitor=[\w-]{16}\.[\w-]{43}; Path=\/; .*HttpOnly; SameSite=Lax$/);
  for (let left = 5; left > 0; left--) {
    const again = await visit(first.cookie);
    expect([again.release, again.set]).toEqual([first.release, '']);
  }
});

test('both sides have visitors, and those of the canary have the stable release to fall back to', async () => {
  await startCanary({ percent: 50 });
  const plans = await Promise.all(Array.from({ length: 30 }, () => visit()));
  const releases = plans.map(({ release }) => release);
  expect(new Set(releases)).toEqual(new Set(['1.0.0-a', '2.0.0-b']));
  const ofCanary = plans.find(({ release }) => release === '2.0.0-b');
  expect(ofCanary?.plan.remotes[0]?.lastKnownGood?.release).toBe('1.0.0-a');
});

test('the plan that a page asks for later decides as its document did', async () => {
  await startCanary({ percent: 50 });
  for (let left = 10; left > 0; left--) {
    const { cookie, release } = await visit();
    const answer = await app.inject({ url: '/plan.json', headers: { cookie } });
    expect(answer.json<Plan>().remotes[0]?.release).toBe(release);
  }
});

test('a number that was made up is replaced', async () => {
  await startCanary({ percent: 50 });
  const forged = await visit(`Visitor=AAAAAAAAAAAAAAAA.${'x'.repeat(43)}`);
  expect(forged.set).toMatch(/^Visitor=/);
});

test('a role gets the canary whatever its luck, and nobody is asked for another cookie', async () => {
  app = await doors.open({ apiOrigin: await auditorsOnly() });
  await startCanary({ roles: ['AUDITOR'] });
  const audited = () => visit('AuthToken=auditor');
  // Where the API is slow the first page does not wait for it, and the next one knows.
  for (let left = 20; left > 0 && (await audited()).release !== '2.0.0-b';) left -= 1;
  expect(await audited()).toMatchObject({ release: '2.0.0-b', set: '' });
  expect(await visit('AuthToken=somebody')).toMatchObject({ release: '1.0.0-a', set: '' });
  expect(await visit()).toMatchObject({ release: '1.0.0-a', set: '' });
});

test('while the API is down nobody has a role, and everybody has a page', async () => {
  await startCanary({ roles: ['AUDITOR'] });
  expect((await visit('AuthToken=auditor')).release).toBe('1.0.0-a');
});

test('documents that nobody sees are no visits', async () => {
  const copy = await visit('', { 'sec-fetch-dest': 'empty' });
  const seen = await visit('', { 'sec-fetch-dest': 'document' });
  expect(copy.plan.visit).toBeUndefined();
  expect(seen.plan.visit).toMatch(/^[\w.-]{60,90}$/);
});
