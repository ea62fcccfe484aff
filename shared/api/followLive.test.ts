import { ApiError } from './ApiError';
import type { LiveEvents } from '@campus/shared/contract/support/liveCalls';
import { followLive, type LiveEvent } from './followLive';

const ticket = { id: 'T-1', version: 2, status: 'OPEN', assigneeId: null };
const bytes = new TextEncoder();

/** A stream that says what the test says. */
function newStream() {
  let sink: ReadableStreamDefaultController<Uint8Array>;
  const onLeave = jest.fn();
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => void (sink = controller),
    cancel: onLeave,
  });
  return {
    stream,
    onLeave,
    say: (text: string) => sink.enqueue(bytes.encode(text)),
    end: () => sink.close(),
  };
}

const said = (name: string, data: object = {}, id = '') =>
  `${id && `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

let leave = () => {};

/** Follows one stream after another; of those that are no more, none is there. */
function follow(...streams: (ReturnType<typeof newStream> | ApiError)[]) {
  const heard: LiveEvent<LiveEvents>[] = [];
  const live: boolean[] = [];
  const asked: (string | undefined)[] = [];
  leave = followLive<LiveEvents>({
    open: async (after) => {
      asked.push(after);
      const next = streams.shift() ?? new ApiError('FETCH_ERROR', 'No stream');
      if (next instanceof ApiError) throw next;
      return next.stream;
    },
    onEvent: (event) => heard.push(event),
    onLive: (isLive) => live.push(isLive),
  });
  return { heard, live, asked };
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const reloads = (heard: LiveEvent<LiveEvents>[]) =>
  heard.filter(({ name }) => name === 'reload').length;

function look(visibilityState: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', {
    value: visibilityState,
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  leave();
  Reflect.deleteProperty(document, 'visibilityState');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('events arrive as they are said, also in pieces, and a sign of life is none', async () => {
  const first = newStream();
  const { heard, live } = follow(first);
  await pass(0);
  first.say(said('ready', {}, 'a.1'));
  first.say(': alive\n\n');
  const text = said('ticket', ticket, 'a.2');
  first.say(text.slice(0, 20));
  first.say(text.slice(20));
  await pass(0);
  expect(heard).toEqual([{ name: 'ticket', data: ticket, id: 'a.2' }]);
  expect(live).toEqual([true]);
});

test('after an interruption it goes on from the last event, with a growing pause', async () => {
  const [first, second] = [newStream(), newStream()];
  const { live, asked } = follow(first, new ApiError('FETCH_ERROR', 'Gone'), second);
  await pass(0);
  first.say(said('ready', {}, 'a.1'));
  await pass(0);
  first.end();
  await pass(1_100);
  expect(asked).toEqual([undefined, 'a.1']);
  await pass(1_000);
  expect(asked).toHaveLength(2);
  await pass(1_000);
  expect(asked).toEqual([undefined, 'a.1', 'a.1']);
  second.say(said('ready', {}, 'b.1'));
  await pass(0);
  expect(live).toEqual([true, false, false, true]);
});

test('a stream that says nothing for long is opened anew', async () => {
  const [first, second] = [newStream(), newStream()];
  const { live } = follow(first, second);
  await pass(0);
  first.say(said('ready', {}, 'a.1'));
  await pass(19_000);
  first.say(': alive\n\n');
  await pass(19_000);
  expect(first.onLeave).not.toHaveBeenCalled();
  await pass(2_000);
  expect(first.onLeave).toHaveBeenCalled();
  await pass(2_000);
  second.say(said('ready', {}, 'a.1'));
  await pass(0);
  expect(live.at(-1)).toBe(true);
});

test('where there is no stream it looks every half a minute and asks for none again', async () => {
  const { heard, asked } = follow(new ApiError(404, 'Not found'));
  await pass(95_000);
  expect(reloads(heard)).toBe(3);
  expect(asked).toHaveLength(1);
});

test('it looks every half a minute also while attempts fail more often than that', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const { heard, asked } = follow();
  await pass(300_000);
  expect(asked.length).toBeGreaterThan(10);
  expect(reloads(heard)).toBe(10);
});

test('a server without room is asked again when it says', async () => {
  const busy = new ApiError(503, 'Full', { retryAfter: 25_000 });
  const second = newStream();
  const { asked } = follow(busy, second);
  await pass(24_000);
  expect(asked).toHaveLength(1);
  await pass(2_000);
  expect(asked).toHaveLength(2);
});

test('nothing is followed while nobody looks at the page, and the first look catches up', async () => {
  const [first, second] = [newStream(), newStream()];
  const { heard, asked } = follow(first, second);
  await pass(0);
  first.say(said('ready', {}, 'a.1'));
  await pass(0);
  look('hidden');
  await pass(90_000);
  expect(first.onLeave).toHaveBeenCalled();
  expect(asked).toHaveLength(1);
  expect(heard).toStrictEqual([]);
  look('visible');
  await pass(0);
  expect(reloads(heard)).toBe(1);
  expect(asked).toHaveLength(2);
});

test('who has left hears and asks nothing more', async () => {
  const first = newStream();
  const way = follow(first);
  await pass(0);
  first.say(said('ready', {}, 'a.1'));
  await pass(0);
  leave();
  await pass(90_000);
  expect(first.onLeave).toHaveBeenCalled();
  expect(way.heard).toStrictEqual([]);
  expect(way.asked).toHaveLength(1);
});
