/** @jest-environment node */
import type { Reading } from '../createPlanner';
import type { Visitor } from '../Visitor';
import { createReadings } from './createReadings';

const guest: Visitor = { language: 'ru', cookies: {}, roles: [] };
const reading = { active: [] } as unknown as Reading;
const read = jest.fn(async (_: Visitor) => reading);
let [number, now] = [1, 0];
const current = jest.fn(async () => ({ number, channels: {}, retired: {} }));

let find: ReturnType<typeof createReadings>;
beforeEach(() => {
  [number, now] = [1, 0];
  read.mockReset().mockResolvedValue(reading);
  current.mockClear();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  find = createReadings({ planner: { read }, registry: { current } });
});
afterEach(() => jest.restoreAllMocks());

test('who comes at the same moment is planned for once', async () => {
  await Promise.all([find(guest, '/news'), find(guest, '/news')]);
  expect(read).toHaveBeenCalledTimes(1);
  now = 501;
  await find(guest, '/news');
  expect(read).toHaveBeenCalledTimes(2);
});

test.each<[string, Partial<Visitor>, string]>([
  ['language', { language: 'en' }, '/news'],
  ['canary number', { number: '7' }, '/news'],
  ['role', { roles: ['ADMIN'] }, '/news'],
  ['address', {}, '/events'],
])('another %s is planned for apart', async (_, about, path) => {
  await find(guest, '/news');
  await find({ ...guest, ...about }, path);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a move of releases counts at once', async () => {
  await find(guest, '/news');
  number = 2;
  await find(guest, '/news');
  expect(read).toHaveBeenCalledTimes(2);
});

test('what a member of staff tries out is planned each time', async () => {
  const overrides = { person: '1', until: 0, remotes: [] } as unknown as Visitor['overrides'];
  await find({ ...guest, overrides }, '/news');
  await find({ ...guest, overrides }, '/news');
  expect(read).toHaveBeenCalledTimes(2);
});

test('without the registry each is planned for, and a failure is not kept', async () => {
  current.mockRejectedValueOnce(new Error('away'));
  await find(guest, '/news');
  read.mockRejectedValueOnce(new Error('no shell'));
  await expect(find(guest, '/news')).rejects.toThrow('no shell');
  await find(guest, '/news');
  expect(read).toHaveBeenCalledTimes(3);
});
