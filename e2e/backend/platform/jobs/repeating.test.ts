/** @jest-environment node */
import { pino } from 'pino';
import { beforeTests } from '../../testing/beforeTests';
import { createGate } from '../../testing/createGate';
import { note, startTestQueue } from './testing/startTestQueue';
import type { JobContext } from './JobHandler';
import { runDueJobs, scheduleRepeating, startWorker } from './runDueJobs';

const jobKinds = {};

const queue = beforeTests(() => startTestQueue(jobKinds));
afterAll(() => queue.close());
beforeEach(() => queue.empty());

const every = 60;
const repeat = (run: unknown) => Object.assign(jobKinds, { 'rates.sweep': { run, every } });

describe('a job that repeats', () => {
  test('is one row that waits for its next run', async () => {
    repeat(note('swept'));
    await Promise.all([scheduleRepeating(queue.services), scheduleRepeating(queue.others)]);
    expect(await runDueJobs(queue.services)).toBe(1);
    const { runAt, attempts } = await queue.onlyJob();
    expect({ seconds: queue.secondsUntil(runAt), attempts }).toEqual({
      seconds: every,
      attempts: 0,
    });
    await scheduleRepeating(queue.services);
    queue.clock.shift += every * 1_000;
    expect(await runDueJobs(queue.services)).toBe(1);
    expect(await queue.done()).toEqual(['swept', 'swept']);
  });

  test('goes on after failures, more than a job has attempts', async () => {
    repeat(() => Promise.reject(new Error('It does not work')));
    await scheduleRepeating(queue.services);
    for (let round = 0; round < 8; round += 1) {
      await runDueJobs(queue.services);
      await scheduleRepeating(queue.services);
      const { runAt, diedAt } = await queue.onlyJob();
      expect(diedAt).toBeNull();
      expect(queue.secondsUntil(runAt)).toBeLessThanOrEqual(every);
      queue.clock.shift += every * 1_000;
    }
    repeat(note('at last'));
    expect(await runDueJobs(queue.services)).toBe(1);
    expect(await queue.onlyJob()).toMatchObject({ error: null, attempts: 0 });
  });

  test('can be brought forward', async () => {
    repeat(note('swept'));
    await scheduleRepeating(queue.services);
    await runDueJobs(queue.services);
    await queue.add('rates.sweep', {}, { key: 'rates.sweep' });
    expect(await runDueJobs(queue.services)).toBe(1);
    expect(await queue.onlyJob()).toMatchObject({ key: 'rates.sweep' });
  });
});

test('a stopping worker finishes the job it does and takes no other', async () => {
  const gate = createGate();
  repeat(async (_: unknown, context: JobContext) => {
    await gate.pass();
    await note('slow')({}, context);
  });
  Object.assign(jobKinds, { note: { run: note('after the stop') } });
  const stop = startWorker(queue.services, pino({ level: 'silent' }));
  await gate.entered;
  const stopped = stop();
  gate.open();
  await stopped;
  expect(await queue.done()).toEqual(['slow']);
  await queue.add('note');
  expect(await runDueJobs(queue.services)).toBe(1);
});
