import type { Logger } from 'pino';
import type { Services } from '../Services';
import { loggable } from '../database/loggable';
import { jobs, type Job } from './jobTables';
import { repeatingJobs } from './kindOf';
import { runDueJobs } from './runDueJobs';

/** Puts the jobs that repeat into an empty queue; in a full one each waits already, under its name. */
export async function scheduleRepeating(services: Services) {
  const runAt = new Date(services.now());
  const rows = repeatingJobs(services).map((name) => ({ name, key: name, payload: {}, runAt }));
  await services.db.insert(jobs).values(rows).onConflictDoNothing();
}

const pause = 1_000;

/** Looks for due jobs once a second; `stop` waits for the one that is being done. */
export function startWorker(services: Services, logger: Logger) {
  let isStopped = false;
  let isScheduled = false;
  let timer: NodeJS.Timeout | undefined;
  const untold = new Map<Job, unknown>();

  async function round() {
    isScheduled ||= await scheduleRepeating(services).then(() => true);
    await runDueJobs(services, {
      untold,
      isStopped: () => isStopped,
      onFailure: ({ name, attempts }, cause) =>
        logger.warn({ ...loggable(cause), job: name, attempts }, 'job failed'),
    });
  }
  const loop = () =>
    round()
      .catch((cause: unknown) => logger.warn(loggable(cause), 'the queue cannot be read'))
      .then(() => {
        if (!isStopped) timer = setTimeout(next, pause);
      });
  let current = Promise.resolve();
  const next = () => void (current = loop());
  next();

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await current;
  };
}
