import type { Tag } from '@campus/shared/contract/call';
import { MutationObserver, onlineManager, QueryObserver } from '#real/react-query';
import { ApiError } from './ApiError';
import { createQueryClient } from './createQueryClient';

const client = createQueryClient();
const leaving: (() => void)[] = [];

afterEach(() => {
  onlineManager.setOnline(true);
  for (const leave of leaving.splice(0)) leave();
  client.clear();
});

/** A mounted query; `read` may wait for `settled` to answer. */
function watch(name: string, provides: readonly Tag[], read: () => unknown) {
  const queryFn = jest.fn(async ({ signal }: { signal: AbortSignal }) => {
    const answer = await read();
    signal.throwIfAborted();
    return answer;
  });
  const observer = new QueryObserver(client, { queryKey: [name], queryFn, meta: { provides } });
  leaving.push(observer.subscribe(() => undefined));
  return { queryFn, observer };
}

const write = (invalidates: readonly Tag[], change: () => unknown = () => 1) =>
  new MutationObserver(client, {
    mutationFn: () => Promise.resolve(change()),
    meta: { invalidates },
  }).mutate();

const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

test('a write refreshes what is on the screen and has its tag, once', async () => {
  const news = watch('news', ['Reset', 'News'], () => 1);
  const person = watch('person', ['Reset', 'GetUserProfile'], () => 1);
  await settled();

  await write(['News']);
  await settled();

  expect(news.queryFn).toHaveBeenCalledTimes(2);
  expect(person.queryFn).toHaveBeenCalledTimes(1);
});

test('a write to a record that somebody else has moved refreshes what it would have changed', async () => {
  const person = watch('person', ['Reset'], () => 1);
  await settled();
  const refusedBy = (code: string) =>
    write(['Reset'], () => Promise.reject(new ApiError(409, 'Уже решено', { code })));

  await expect(refusedBy('VERSION')).rejects.toThrow();
  await settled();
  expect(person.queryFn).toHaveBeenCalledTimes(1);

  await expect(refusedBy('STATE')).rejects.toThrow();
  await settled();
  expect(person.queryFn).toHaveBeenCalledTimes(2);
});

test('several tags of one write refresh a query once', async () => {
  const person = watch('person', ['Reset', 'GetUserProfile'], () => 1);
  await settled();

  await write(['Reset', 'GetUserProfile']);
  await settled();

  expect(person.queryFn).toHaveBeenCalledTimes(2);
});

test('what left the screen is refreshed when it comes back, not before', async () => {
  const gone = watch('gone', ['News'], () => 1);
  await settled();
  leaving.pop()?.();

  await write(['News']);
  await settled();
  expect(gone.queryFn).toHaveBeenCalledTimes(1);

  leaving.push(gone.observer.subscribe(() => undefined));
  await settled();
  expect(gone.queryFn).toHaveBeenCalledTimes(2);
});

test('a write that lands during a first load does not leave old data', async () => {
  let stored = 'old';
  let answerFirst = () => {};
  const firstAnswer = new Promise<void>((resolve) => (answerFirst = resolve));
  const news = watch('news', ['News'], async () => {
    const found = stored;
    if (found === 'old') await firstAnswer;
    return found;
  });

  await write(['News'], () => (stored = 'new'));
  answerFirst();
  await settled();

  expect(news.observer.getCurrentResult().data).toBe('new');
});

test('a refused write refreshes nothing', async () => {
  const news = watch('news', ['News'], () => 1);
  await settled();

  await write(['News'], () => Promise.reject(new Error('refused'))).catch(() => undefined);
  await settled();

  expect(news.queryFn).toHaveBeenCalledTimes(1);
});

test('a read is tried again, a write never', async () => {
  jest.useFakeTimers();
  const fail = jest.fn(() => Promise.reject(new ApiError(503, 'down')));
  const read = client.fetchQuery({ queryKey: ['down'], queryFn: fail }).catch(() => 'failed');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await read).toBe('failed');
  expect(fail).toHaveBeenCalledTimes(3);

  fail.mockClear();
  const written = write([], fail).catch(() => 'failed');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await written).toBe('failed');
  expect(fail).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('without a network a write fails at once, and is not sent when there is one', async () => {
  const send = jest.fn(() => Promise.reject(new ApiError('FETCH_ERROR', 'Нет связи')));
  onlineManager.setOnline(false);
  await expect(write([], send)).rejects.toThrow('Нет связи');
  onlineManager.setOnline(true);
  await settled();
  expect(send).toHaveBeenCalledTimes(1);
});

test('unused cached data is kept for 60 seconds by default', () => {
  expect(client.getDefaultOptions().queries?.gcTime).toBe(60_000);
});
