/** @jest-environment node */
import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openRegistry } from '../releases/openRegistry';
import { writeBuild } from '../releases/writeBuild.fixture';
import { createPlanner } from './createPlanner';
import { createServer } from './createServer';

const shellManifest = {
  release: '1.0.0-shell',
  scripts: ['main.js'],
  styles: ['main.css'],
  lends: {},
  parts: { '@campus/shared/form/Form': ['form.css', 'form.js'] },
  integrity: { 'main.js': 'sha384-main', 'main.css': 'sha384-style', 'form.js': 'sha384-form' },
};

let folder: string;
let app: Awaited<ReturnType<typeof createServer>>;
let registry: ReturnType<typeof openRegistry>;

function publish(release: string) {
  registry.publish(
    writeBuild(path.join(folder, release), {
      name: 'media',
      release,
      route: '/news/:url',
      parts: ['@campus/shared/form/Form'],
    }),
  );
  registry.activate('media', release, 'test');
}

const startDoor = (apiOrigin: string) => {
  const shell = path.join(folder, 'shell');
  return createServer({
    planner: createPlanner({
      registry,
      shellFile: path.join(shell, 'shell.json'),
      developmentFolder: path.join(folder, 'development'),
    }),
    files: { shell, releases: path.join(folder, 'registry/releases'), public: shell },
    apiOrigin,
  });
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'campus-server-'));
  const shell = path.join(folder, 'shell');
  mkdirSync(shell);
  writeFileSync(path.join(shell, 'shell.json'), JSON.stringify(shellManifest));
  registry = openRegistry(path.join(folder, 'registry'));
  publish('1.0.0-a');
  // Nothing listens on this port: a backend that is down.
  app = await startDoor('http://127.0.0.1:9');
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const planOf = (html: string) =>
  JSON.parse(/id="plan"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as {
    remotes: { release: string; lastKnownGood: { release: string } | null }[];
  };

test('a known address is a document with title, plan and preloads', async () => {
  const { statusCode, body } = await app.inject('/news/first');

  expect(statusCode).toBe(200);
  expect(body).toContain('<title>media · Кампус</title>');
  expect(planOf(body).remotes[0]?.release).toBe('1.0.0-a');
  expect(body).toMatch(
    /rel="preload" as="script" href="\/remotes\/media\/1\.0\.0-a\/entry\.js" integrity="sha384-/,
  );
});

test('parts of the kit that a screen borrows are fetched with its document', async () => {
  const { body } = await app.inject('/news/first');
  expect(body).toMatch(
    /rel="preload" as="script" href="\/shell\/form\.js" integrity="sha384-form"/,
  );
  expect(body).toContain('rel="stylesheet" href="/shell/form.css"');
  const { body: elsewhere } = await app.inject('/nowhere');
  expect(elsewhere).not.toContain('href="/shell/form.js"');
});

test('the document has the theme and the low-vision version that the cookies ask for', async () => {
  const ask = (cookie: string) => app.inject({ url: '/news/first', headers: { cookie } });
  const usual = await ask('Language=ru');
  expect(usual.body).toContain('<html lang="ru">');
  const dark = await ask('Language=en; Theme=dark');
  expect(dark.body).toContain('<html lang="en" data-theme="dark">');
  const low = await ask('Vision=200.white.wide.hidden');
  expect(low.body).toContain(
    '<html lang="ru" data-colours="white" data-size="200" data-spacing="wide" data-pictures="hidden">',
  );
});

test('an unknown address is a document with status 404', async () => {
  const { statusCode, headers, body } = await app.inject('/nowhere');

  expect(statusCode).toBe(404);
  expect(headers['content-type']).toContain('text/html');
  expect(body).toContain('<title>Страница не найдена · Кампус</title>');
});

test('the language cookie decides the language of the document', async () => {
  const { body } = await app.inject({ url: '/', headers: { cookie: 'Language=en' } });
  expect(body).toContain('<html lang="en">');
});

test('every document has a nonce of its own, which its policy and scripts share', async () => {
  const answers = await Promise.all([app.inject('/'), app.inject('/')]);
  const nonces = answers.map(
    ({ headers }) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1],
  );

  expect(nonces[0]).not.toBe(nonces[1]);
  answers.forEach(({ body }, at) => {
    const scripts = body.match(/<script [^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts) expect(script).toContain(`nonce="${nonces[at]}"`);
  });
});

test('a released file is served for ever, a missing one is no document', async () => {
  const found = await app.inject('/remotes/media/1.0.0-a/entry.js');
  expect(found.statusCode).toBe(200);
  expect(found.headers['cache-control']).toContain('immutable');

  const missing = await app.inject('/remotes/media/1.0.0-a/removed.js');
  expect(missing.statusCode).toBe(404);
  expect(missing.headers['content-type']).not.toContain('text/html');
});

test('a path cannot climb out of the registry', async () => {
  const { statusCode } = await app.inject('/remotes/..%2f..%2fshell%2fshell.json');
  expect(statusCode).toBeGreaterThanOrEqual(400);
});

test('a backend that is down answers 503 in the form of the error catalogue', async () => {
  const { statusCode, body } = await app.inject('/api/footer-links');
  expect(statusCode).toBe(503);
  expect(JSON.parse(body)).toMatchObject({ statusCode: 503, code: 'UNAVAILABLE' });
});

test('a release that becomes active is in the next document, with the one before behind it', async () => {
  publish('1.0.0-b');
  const { body } = await app.inject('/news/first');

  expect(planOf(body).remotes[0]).toMatchObject({
    release: '1.0.0-b',
    lastKnownGood: { release: '1.0.0-a' },
  });
});

test('the backend learns the address of the visitor, not the one that the visitor claims', async () => {
  let heard: IncomingHttpHeaders = {};
  const backend = createHttpServer(({ headers }, answer) => {
    heard = headers;
    answer.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const door = await startDoor(`http://127.0.0.1:${(backend.address() as AddressInfo).port}`);
  const headers = { 'x-forwarded-for': '10.1.2.3' };
  await door.inject({ url: '/api/footer-links', headers, remoteAddress: '198.51.100.7' });
  await door.close();
  backend.closeAllConnections();
  backend.close();

  expect(heard['x-forwarded-for']).toBe('198.51.100.7');
});
