/** @jest-environment node */
import { createCache } from './createCache';

const minute = 60_000;
const start = (most = 10) =>
  createCache<string>({ freshFor: () => 1000, staleFor: minute, patience: 400, most });
const never = () => new Promise<string>(() => undefined);

beforeEach(() => jest.useFakeTimers());

test('a fresh value is asked for once, an old one is given at once and renewed behind it', async () => {
  const cache = start();
  let count = 0;
  const load = jest.fn(async () => `answer ${++count}`);
  expect(await cache.get('a', load)).toBe('answer 1');
  expect(await cache.get('a', load)).toBe('answer 1');
  jest.advanceTimersByTime(1001);
  expect(await cache.get('a', load)).toBe('answer 1');
  await jest.advanceTimersByTimeAsync(1);
  expect(await cache.get('a', load)).toBe('answer 2');
  expect(load).toHaveBeenCalledTimes(2);
});

test('who waits, waits no longer than the patience, however many ask', async () => {
  const cache = start();
  const first = cache.get('a', never);
  await jest.advanceTimersByTimeAsync(300);
  const second = cache.get('a', never);
  await jest.advanceTimersByTimeAsync(100);
  expect(await Promise.all([first, second])).toEqual([undefined, undefined]);
  const third = cache.get('a', never);
  await jest.advanceTimersByTimeAsync(0);
  expect(await third).toBeUndefined();
});

test('an answer that comes too late is there for the next one', async () => {
  const cache = start();
  const late = () => new Promise<string>((resolve) => setTimeout(() => resolve('late'), 900));
  const first = cache.get('a', late);
  await jest.advanceTimersByTimeAsync(900);
  expect(await first).toBeUndefined();
  expect(await cache.get('a', never)).toBe('late');
});

test('a failure keeps what was known, and is tried again', async () => {
  const cache = start();
  await cache.get('a', async () => 'known');
  jest.advanceTimersByTime(2000);
  const fail = jest.fn(() => Promise.reject(new Error('down')));
  expect(await cache.get('a', fail)).toBe('known');
  await jest.advanceTimersByTimeAsync(1);
  expect(await cache.get('a', fail)).toBe('known');
  expect(fail).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(minute);
  expect(await cache.get('a', fail)).toBeUndefined();
});

test('what has expired is asked for again, even when it was on its way', async () => {
  const cache = start();
  const answers: ((text: string) => void)[] = [];
  const load = () => new Promise<string>((resolve) => answers.push(resolve));
  const before = cache.get('/news/1', load);
  cache.expire('/news/');
  const after = cache.get('/news/1', load);
  answers[0]?.('old');
  answers[1]?.('new');
  expect(await Promise.all([before, after])).toEqual(['old', 'new']);
  expect(await cache.get('/news/1', load)).toBe('new');
});

test('what has expired is waited for, and given only when nothing else can be had', async () => {
  const cache = start();
  await cache.get('/news/1', async () => 'old');
  cache.expire('/news/');
  expect(await cache.get('/news/1', () => Promise.reject(new Error('down')))).toBe('old');
  const silent = cache.get('/news/1', never);
  await jest.advanceTimersByTimeAsync(400);
  expect(await silent).toBe('old');
  cache.expire('/news/');
  expect(await cache.get('/news/1', async () => 'new')).toBe('new');
  cache.expire('/news/');
  jest.advanceTimersByTime(minute);
  expect(await cache.get('/news/1', () => Promise.reject(new Error('down')))).toBeUndefined();
});

test('it keeps no more than it may', async () => {
  const cache = start(2);
  for (const key of ['a', 'b', 'c']) await cache.get(key, async () => key);
  expect(await cache.get('c', async () => 'again')).toBe('c');
  expect(await cache.get('a', async () => 'again')).toBe('again');
  void cache.get('d', never);
  void cache.get('e', never);
  expect(await cache.get('f', async () => 'f')).toBeUndefined();
});
