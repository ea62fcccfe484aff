/** @jest-environment node */
import { once } from 'node:events';
import type { PassThrough } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Requester, StaffMember } from '../access/Requester';
import { createStreams } from './createStreams';

const operator = (id: string, more: Partial<StaffMember> = {}): StaffMember => ({
  ...{ id, name: 'Somebody', sessionId: `session of ${id}`, kind: 'STAFF', roles: ['SUPPORT'] },
  ...{ eduOrgId: null, mustChangePassword: false, isConfirmed: false },
  ...more,
});
const ann = operator('ann');

/** Sessions that have not ended, with the roles of now. */
let live: Requester[];
const visitorsOf = jest.fn(async (ids: readonly string[]) =>
  live.filter(({ sessionId }) => ids.includes(sessionId)),
);
beforeEach(() => {
  live = [ann];
  visitorsOf.mockClear();
});

const open = (mostOfPerson = 4) => createStreams({ visitorsOf }, mostOfPerson);
const heardOn = (stream: PassThrough) => (stream.read() as Buffer | null)?.toString();
const full = expect.objectContaining({
  ...{ status: 503, code: 'UNAVAILABLE' },
  details: { retryAfter: 30 },
}) as Error;

test('everybody hears an event; who only waits for the end of a session hears a sign of life', () => {
  const streams = open();
  const [loud, silent] = [streams.open(ann, ['SUPPORT']), streams.open(ann, ['SUPPORT'], true)];
  streams.send('event: ticket\n\n');
  expect(heardOn(loud)).toBe('event: ticket\n\n');
  expect(heardOn(silent)).toBe(': alive\n\n');
});

test('a person has so many streams of each kind, and others theirs', async () => {
  const streams = open(2);
  expect(streams.isEmpty()).toBe(true);
  const [first] = [streams.open(ann, ['SUPPORT']), streams.open(ann, ['SUPPORT'])];
  expect(() => streams.open(ann, ['SUPPORT'])).toThrow(full);
  streams.open(ann, ['SUPPORT'], true);
  streams.open(operator('ben'), ['SUPPORT']);
  expect(streams.isEmpty()).toBe(false);

  first.destroy();
  await once(first, 'close');
  expect(streams.open(ann, ['SUPPORT'])).toBeDefined();
});

test('a process has room for a thousand', () => {
  const streams = open();
  for (let at = 0; at < 1_000; at += 1) streams.open(operator(`${at}`), ['SUPPORT']);
  expect(() => streams.open(ann, ['SUPPORT'])).toThrow(full);
});

test('the stream of an ended session ends, and so does one whose role is gone', async () => {
  const [ben, cleo] = [operator('ben'), operator('cleo')];
  const streams = open();
  const [kept, ended, demoted] = [ann, ben, cleo].map((one) => streams.open(one, ['SUPPORT']));
  live = [ann, operator('cleo', { roles: ['AUDITOR'] })];
  await streams.check();
  const isEnded = [kept, ended, demoted].map((stream) => stream?.writableEnded);
  expect(isEnded).toEqual([false, true, true]);
});

test('where nobody listens nobody is asked about', async () => {
  const streams = open();
  expect(streams.isEmpty()).toBe(true);
  await streams.check();
  expect(visitorsOf).not.toHaveBeenCalled();
});

test('who lags behind by a quarter of a megabyte is cut off', async () => {
  const streams = open();
  const [slow, quick] = [streams.open(ann, ['SUPPORT']), streams.open(ann, ['SUPPORT'])];
  quick.resume();
  async function send(kilobytes: number) {
    for (let sent = 0; sent < kilobytes; sent += 8) {
      streams.send('x'.repeat(8 * 1024));
      await nextTurn();
    }
  }
  await send(240);
  expect(slow.destroyed).toBe(false);
  await send(24);
  expect([slow.destroyed, quick.destroyed]).toEqual([true, false]);
});

test('a process that closes ends all streams and opens none', () => {
  const streams = open();
  const stream = streams.open(ann, ['SUPPORT']);
  streams.close();
  expect(stream.writableEnded).toBe(true);
  expect(streams.isEmpty()).toBe(true);
  expect(() => streams.open(ann, ['SUPPORT'])).toThrow(full);
});
