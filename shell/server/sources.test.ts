/** @jest-environment node */
import { newTestServers } from './newTestServers.fixture';

let doors: Awaited<ReturnType<typeof newTestServers>>;
beforeAll(async () => {
  doors = await newTestServers();
});
afterAll(() => doors.forget());

test.each([
  '/.git/config',
  '/.env',
  '/package.json',
  '/shell/main.js.map',
  '/shell/../shell.json',
  '/shell/%2e%2e/%2e%2e/package.json',
  '/remotes/../../package.json',
  '/remotes/%00/1.0.0/entry.js',
  '/remotes/media/%00/entry.js',
  '/remotes/shell/1.0.0-shell%2fmain.js/entry.js',
  '/remotes/%2e%2e/head.json/entry.js',
])('%s is given to nobody', async (url) => {
  const app = await doors.open();
  const { statusCode, body } = await app.inject(url);
  expect(statusCode).toBe(404);
  expect(body).not.toMatch(/"dependencies"|repositoryformatversion|"sources"/);
  await app.close();
});
