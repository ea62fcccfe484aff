import { storedText } from '@campus/shared/browser/storedText';

const kept = storedText('campus.push');

/**
 * The token under which this browser gets push messages. One that forbids storage gets them all the
 * same; only turning them off takes its own settings.
 */
export const pushMemory = {
  read: () => kept.read() ?? undefined,
  write: (token: string) => kept.write(token),
  /** Reads it for the last time. */
  take: () => {
    const token = pushMemory.read();
    kept.write(null);
    return token;
  },
};
