/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  createServer as createHttpServer,
  type IncomingHttpHeaders,
  type RequestListener,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { newTestServers } from './newTestServers.fixture';

let doors: Awaited<ReturnType<typeof newTestServers>>;
let app: Awaited<ReturnType<typeof doors.open>>;

async function release(id: string) {
  await doors.publish('media', id, {
    route: '/news/:url',
    parts: ['@campus/shared/form/Form'],
  });
  await doors.activate('media', id);
}

beforeAll(async () => {
  doors = await newTestServers();
  await release('1.0.0-a');
  app = await doors.open();
});

afterAll(async () => {
  await app.close();
  doors.forget();
});

const planOf = (html: string) =>
  JSON.parse(/id="plan"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as {
    remotes: { release: string; lastKnownGood: { release: string } | null }[];
  };

test('an address that cannot be read leads to the page that says so', async () => {
  const { statusCode, headers } = await app.inject('/news/%E0%A4%A');
  expect([statusCode, headers.location]).toEqual([302, '/404']);
});

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
  // A style that hangs may not keep the document waiting.
  expect(body).toContain('rel="preload" as="style" href="/shell/form.css"');
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

test.each([
  ['/403', 403, 'Раздел недоступен'],
  ['/404', 404, 'Такой страницы нет'],
])('%s is a document with status %d', async (url, status, title) => {
  const { statusCode, headers, body } = await app.inject(url);
  expect(statusCode).toBe(status);
  expect(headers['content-type']).toContain('text/html');
  expect(body).toContain(`<title>${title} · Кампус</title>`);
});

test.each(['ru', 'en'])(
  'texts in %s alone come with the document, before the code',
  async (language) => {
    const { body } = await app.inject({
      url: '/news/first',
      headers: { cookie: `Language=${language}` },
    });
    const scripts = [...body.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, address]) => address);
    expect(scripts).toEqual([`/shell/${language}.js`, '/shell/main.js']);
  },
);

test('an unknown address is a document with status 404', async () => {
  const { statusCode, headers, body } = await app.inject('/nowhere');

  expect(statusCode).toBe(404);
  expect(headers['content-type']).toContain('text/html');
  expect(body).toContain('<title>Такой страницы нет · Кампус</title>');
});

test('/_app is the home page, with a picture, for search engines, too', async () => {
  const { body } = await app.inject({ url: '/_app', headers: { host: 'campus.test' } });
  expect(body).toContain('rel="canonical" href="http://campus.test/">');
  expect(body).toContain('property="og:image" content="http://campus.test/og-image.png">');
  expect(body).toContain('name="keywords" content="карта студента,');
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

test.each([
  '/remotes/..%2f..%2fshell%2fshell.json',
  '/remotes/media/..%2f..%2f..%2fkeys/release.pem',
  '/remotes/media/1.0.0-a/..%2f..%2f..%2f..%2fkeys%2frelease.pem',
  '/remotes/..%2f../keys/release.pem',
  '/shell/..%2f..%2f..%2f..%2fkeys%2frelease.pem',
])('a path cannot climb out of a release: %s', async (url) => {
  const { statusCode, body } = await app.inject(url);
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(body).not.toContain('PRIVATE');
});

test('the files of the shell and its worker come from its release', async () => {
  const main = await app.inject('/shell/main.js');
  expect([main.statusCode, main.body]).toEqual([200, '/* main.js */']);
  expect(main.headers['cache-control']).toContain('immutable');
  const worker = await app.inject('/sw.js');
  expect([worker.body, worker.headers['cache-control']]).toEqual(['/* sw.js */', 'no-cache']);
  expect((await app.inject('/shell/removed.js')).statusCode).toBe(404);
});

/** Another release of the same files. */
async function publishShell(release: string) {
  const manifest = path.join(doors.dataFolder, 'built/shell/shell.json');
  const built = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, built.replace(/1\.0\.\d-shell/, release));
  await doors.registry.publish(path.dirname(manifest));
}

test('a file that two shell releases have stays when the newer one is removed', async () => {
  const { registry } = doors;
  await publishShell('1.0.1-shell');
  const door = await doors.open();
  expect((await door.inject('/shell/main.js')).statusCode).toBe(200);
  await registry.store.remove(await registry.store.list('releases/shell/1.0.1-shell/'));
  expect((await door.inject('/shell/main.js')).statusCode).toBe(200);
  await door.close();
});

test('files of the shell are given where the store does not give an older release of it', async () => {
  jest.spyOn(console, 'error').mockImplementationOnce(() => undefined);
  const { serverRegistry } = doors;
  await publishShell('1.0.2-shell');
  const folderOf: typeof serverRegistry.folderOf = (name, release) =>
    release === '1.0.0-shell'
      ? Promise.reject(new Error('no bucket'))
      : serverRegistry.folderOf(name, release);
  const door = await doors.open({ registry: { ...serverRegistry, folderOf } });
  expect((await door.inject('/shell/main.js')).statusCode).toBe(200);
  await door.close();
});

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])(
  'a file is given as its build has compressed it to whoever takes %s',
  async (takes, encoding, unpack) => {
    const { headers, rawPayload } = await app.inject({
      url: '/shell/main.js',
      headers: { 'accept-encoding': takes },
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toContain('javascript');
    expect(unpack(rawPayload).toString()).toBe('/* small main.js */');
  },
);

test('a backend that is down answers 503 in the form of the error catalogue', async () => {
  const { statusCode, body } = await app.inject('/api/footer-links');
  expect(statusCode).toBe(503);
  expect(JSON.parse(body)).toMatchObject({ statusCode: 503, code: 'UNAVAILABLE' });
});

test('a release that becomes active is in the next document, with the one before behind it', async () => {
  await release('1.0.0-b');
  const { body } = await app.inject('/news/first');

  expect(planOf(body).remotes[0]).toMatchObject({
    release: '1.0.0-b',
    lastKnownGood: { release: '1.0.0-a' },
  });
});

/** The public door before a backend of this test, and its end. */
async function openBefore(answer: RequestListener) {
  const backend = createHttpServer(answer);
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const { port } = backend.address() as AddressInfo;
  const door = await doors.open({ apiOrigin: `http://127.0.0.1:${port}` });
  async function stop() {
    await door.close();
    backend.closeAllConnections();
    backend.close();
  }
  return { door, stop };
}

test('the backend learns the address of the visitor, not the one that the visitor claims', async () => {
  let heard: IncomingHttpHeaders = {};
  const { door, stop } = await openBefore(({ headers }, answer) => {
    heard = headers;
    answer.setHeader('content-type', 'application/json').end('{}');
  });
  const headers = { 'x-forwarded-for': '10.1.2.3' };
  await door.inject({ url: '/api/footer-links', headers, remoteAddress: '198.51.100.7' });
  await stop();

  expect(heard['x-forwarded-for']).toBe('198.51.100.7');
});

test.each(['/api/footer-links', '/api/events/tickets'])(
  'a backend that asks to be left alone for a while is asked for %s only once',
  async (url) => {
    let times = 0;
    const { door, stop } = await openBefore((_, answer) => {
      times += 1;
      answer.writeHead(503, { 'retry-after': '30' }).end();
    });
    const { statusCode, headers } = await door.inject(url);
    await stop();

    expect([statusCode, headers['retry-after'], times]).toEqual([503, '30', 1]);
  },
);
