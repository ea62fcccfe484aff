import { ApiError } from '@campus/shared/api/ApiError';
import { createQueryClient } from '@campus/shared/api/createQueryClient';
import { watchConnection } from './watchConnection';

const onLost = jest.fn();
const onBack = jest.fn();
const client = createQueryClient();
const reach = jest.spyOn(globalThis, 'fetch');
const browser = jest.spyOn(navigator, 'onLine', 'get');
let stop: () => void;

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const say = (event: 'online' | 'offline') => window.dispatchEvent(new Event(event));
const failCall = (error: Error) => {
  const options = { queryKey: ['call'], queryFn: () => Promise.reject(error), retry: false };
  return client.fetchQuery(options).catch(() => undefined);
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  browser.mockReturnValue(true);
  reach.mockResolvedValue({ ok: true } as Response);
  stop = watchConnection({ queries: client.getQueryCache(), onLost, onBack });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('the browser says that the network is gone, and that it is back', () => {
  say('offline');
  expect(onLost).toHaveBeenCalledTimes(1);
  say('online');
  expect(onBack).toHaveBeenCalledTimes(1);
});

test('calls that remain without an answer tell it, too, and it is asked for until it is back', async () => {
  reach.mockRejectedValue(new TypeError('Failed to fetch'));
  await failCall(new ApiError('FETCH_ERROR', 'Нет связи'));
  await pass(0);
  expect(onLost).toHaveBeenCalledTimes(1);
  await pass(5_000);
  expect(onBack).not.toHaveBeenCalled();

  reach.mockResolvedValue({ ok: true } as Response);
  await pass(2_000);
  expect(onBack).toHaveBeenCalledTimes(1);
});

test('a look that hangs does not take away again what a later one has found', async () => {
  const hang = () =>
    new Promise<Response>((_, reject) => setTimeout(() => reject(new Error('Timeout')), 4_000));
  reach.mockImplementation(hang);
  say('offline');
  await pass(2_500);
  reach.mockResolvedValue({ ok: true } as Response);
  await pass(1_000);
  expect(onBack).toHaveBeenCalledTimes(1);
  await pass(5_000);
  expect(onLost).toHaveBeenCalledTimes(1);
  expect(onBack).toHaveBeenCalledTimes(1);
});

test('the first failed attempt tells it, not only the last one', async () => {
  reach.mockRejectedValue(new TypeError('Failed to fetch'));
  const queryFn = () => Promise.reject(new ApiError('FETCH_ERROR', 'Нет связи'));
  const waiting = { queryKey: ['again'], queryFn, retry: 2, retryDelay: 60_000 };
  void client.fetchQuery(waiting).catch(() => undefined);
  await pass(0);
  expect(onLost).toHaveBeenCalledTimes(1);
});

test('one call that fails while the product answers is no lost network', async () => {
  await failCall(new ApiError('FETCH_ERROR', 'Нет связи'));
  await pass(0);
  expect(onLost).not.toHaveBeenCalled();
});

test('a refusal is an answer', async () => {
  reach.mockRejectedValue(new TypeError('Failed to fetch'));
  await failCall(new ApiError(503, 'Сервис недоступен'));
  await pass(0);
  expect(onLost).not.toHaveBeenCalled();
});

test('nobody is asked while the browser knows that there is no network', async () => {
  browser.mockReturnValue(false);
  say('offline');
  await pass(20_000);
  expect(reach).not.toHaveBeenCalled();
});

test('a page that begins without a network says so at once', () => {
  stop();
  browser.mockReturnValue(false);
  stop = watchConnection({ queries: client.getQueryCache(), onLost, onBack });
  expect(onLost).toHaveBeenCalledTimes(1);
});
