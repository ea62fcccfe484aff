import { storedText } from '@campus/shared/browser/storedText';

const kept = storedText('campus.push');

/** Who has turned push messages on here, and the token; an earlier release kept the token alone. */
const parts = () => kept.read()?.split(' ') ?? [];

/**
 * The token under which this browser gets push messages, for the one who has turned them on: it
 * outlives a session that ends by itself. One that forbids storage gets them all the same; only
 * turning them off takes its own settings.
 */
export const pushMemory = {
  read: (owner: string | null) => {
    const [whose, token] = parts();
    return whose === owner ? token : undefined;
  },
  write: (owner: string, token: string) => kept.write(`${owner} ${token}`),
  /** Reads it for the last time. Of an unknown owner too: the server forgets only one’s own. */
  take: (owner: string | null) => {
    const [whose, token] = parts();
    if (token !== undefined && whose !== owner) return undefined;
    kept.write(null);
    return token ?? whose;
  },
  /** Forgets what somebody else has turned on; whether there was anything. */
  forgetOthers: (owner: string) => {
    const [whose, token] = parts();
    if (token === undefined || whose === owner) return false;
    kept.write(null);
    return true;
  },
};
