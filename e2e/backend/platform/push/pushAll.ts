import { attemptEach } from '../jobs/attemptEach';
import { PushBusy, type Push, type PushSender } from './PushSender';

/** Seconds before each further attempt, where the service does not ask for more. */
export const busyPauses = [10, 60, 300, 1_800];
const longestPause = 86_400;

export interface Target extends Push {
  /** What is reached by one device at least: a person, or a message to one. */
  id: string;
  deviceId: string;
}

interface Outcome {
  reached: Set<string>;
  /** Devices that have forgotten us. */
  gone: string[];
  /** What is to be tried again, and in how many seconds; nothing after the last attempt. */
  later?: { ids: string[]; pause: number };
}

/**
 * Sends to all, ten at a time. When the service is busy the rest waits, so that it is not asked
 * again and again by those behind; what has reached one device is not tried on the others again.
 */
export async function pushAll(
  push: PushSender,
  targets: readonly Target[],
  tries = 0,
): Promise<Outcome> {
  const reached = new Set<string>();
  const waiting = new Set<string>();
  const gone: string[] = [];
  let busy: PushBusy | undefined;
  await attemptEach(targets, async ({ id, deviceId, ...message }) => {
    if (busy) return void waiting.add(id);
    try {
      if (await push.send(message)) reached.add(id);
      else gone.push(deviceId);
    } catch (error) {
      if (!(error instanceof PushBusy)) throw error;
      busy = error;
      waiting.add(id);
    }
  });
  const ids = [...waiting].filter((id) => !reached.has(id));
  const usual = busyPauses[tries];
  if (ids.length === 0 || usual === undefined) return { reached, gone };
  const pause = Math.min(Math.max(usual, busy?.retryAfter ?? 0), longestPause);
  return { reached, gone, later: { ids, pause } };
}
