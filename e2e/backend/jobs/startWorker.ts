import type { Logger } from 'pino';
import type { Services } from '../createServices';
import { loggable } from '../database/loggable';
import type { Job } from './Job';
import { runDueJobs } from './runDueJobs';
import { scheduleRepeating } from './scheduleRepeating';

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
