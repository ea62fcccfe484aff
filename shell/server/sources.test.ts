/** @jest-environment node */
import { newDoors } from './newDoors.fixture';

let doors: Awaited<ReturnType<typeof newDoors>>;
beforeAll(async () => {
  doors = await newDoors();
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
])('%s is given to nobody', async (url) => {
  const app = await doors.open();
  const { statusCode, body } = await app.inject(url);
  expect(statusCode).toBe(404);
  expect(body).not.toMatch(/"dependencies"|repositoryformatversion|"sources"/);
  await app.close();
});
