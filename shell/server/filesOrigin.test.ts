/** @jest-environment node */
import { createPlanner } from './createPlanner';
import { newTestServers } from './newTestServers.fixture';

const filesOrigin = 'https://files.test';
let doors: Awaited<ReturnType<typeof newTestServers>>;

beforeAll(async () => {
  doors = await newTestServers();
  await doors.publish('media', '1.0.0-a', { route: '/news/:url' });
  await doors.activate('media', '1.0.0-a');
});
afterAll(() => doors.forget());

async function open(origin: string | undefined) {
  const planner = createPlanner({ registry: doors.serverRegistry, filesOrigin: origin });
  const app = await doors.open({ planner, filesOrigin: origin });
  const answers = {
    document: await app.inject('/news/first'),
    file: await app.inject('/remotes/media/1.0.0-a/entry.js'),
    worker: await app.inject('/sw.js'),
  };
  await app.close();
  return answers;
}

test('a document takes its files from the named origin, by the hashes that it has anyway', async () => {
  const { document } = await open(filesOrigin);
  const files = [
    ...document.body.matchAll(
      /(?:src|href)="([^"]*\/(?:shell|remotes)\/[^"]+)" (integrity="sha384-)?/g,
    ),
  ];
  expect(files.length).toBeGreaterThan(3);
  for (const [, address, hash] of files) {
    expect(address).toMatch(/^https:\/\/files\.test\/(shell|remotes)\//);
    expect(hash).toBeDefined();
  }
  expect(document.body).toContain('"filesOrigin":"https://files.test"');
});

test('its policy admits styles, fonts, pictures and asking from there, and scripts by nonce as ever', async () => {
  const { document, worker } = await open(filesOrigin);
  const policy = String(document.headers['content-security-policy']);
  for (const part of ["style-src 'self'", "font-src 'self'", "connect-src 'self'"])
    expect(policy).toMatch(new RegExp(`${part} https://files\\.test`));
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/);
  expect(policy).toContain("img-src 'self' data: blob: https://files.test;");
  expect(worker.headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self' https://files.test",
  );
});

test('the gateway goes on having the files, and lets pages take them from elsewhere', async () => {
  const { file, document } = await open(filesOrigin);
  expect([file.statusCode, file.headers['access-control-allow-origin']]).toEqual([200, '*']);
  expect(document.headers).not.toHaveProperty('access-control-allow-origin');
});

test('where none is named nothing names one', async () => {
  const { document, file, worker } = await open(undefined);
  expect(document.body).not.toContain('filesOrigin');
  expect(document.body).toContain('href="/remotes/media/1.0.0-a/entry.js"');
  expect(document.headers['content-security-policy']).toContain("connect-src 'self';");
  expect(file.headers).not.toHaveProperty('access-control-allow-origin');
  expect(worker.headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
});
