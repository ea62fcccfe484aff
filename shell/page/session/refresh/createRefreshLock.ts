import { ApiError, type ApiStatus } from '@campus/shared/api/ApiError';
import { errorMessage, errorTexts } from '@campus/shared/api/errorMessage';
import { storedText } from '@campus/shared/browser/storedText';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { isDecided } from '../isDecided';

interface TurnOptions {
  ifAvailable?: boolean;
  signal?: AbortSignal;
  steal?: boolean;
}

/** The part of `navigator.locks` that is used; it does not exist on plain http. */
export interface TabLocks {
  request: <T>(
    name: string,
    options: TurnOptions,
    /** Is given null where the lock was wanted at once and another tab has it. */
    work: (lock: object | null) => Promise<T | undefined>,
  ) => Promise<T | undefined>;
}

/**
 * Works when no other tab of the browser does. A tab that keeps its turn for longer than the work
 * can last is frozen and loses it; should it wake, its answer still counts for itself.
 */
async function withTabLock<T>(
  locks: TabLocks,
  patience: number,
  /** Hears whether another tab has had its turn meanwhile. */
  work: (hasWaited: boolean) => Promise<T>,
) {
  const begun: { work?: Promise<T> } = {};
  const begin = (hasWaited: boolean) => (begun.work ??= work(hasWaited));
  const ways = [{ ifAvailable: true }, { signal: AbortSignal.timeout(patience) }, { steal: true }];
  for (const [index, options] of ways.entries()) {
    const turn = async (lock: object | null) => (lock ? begin(index > 0) : undefined);
    await locks.request('campus-refresh', options, turn).catch(() => undefined);
    if (begun.work) return begun.work;
  }
  return begin(true);
}

interface Pause {
  /** How the last attempt failed, and how many have. */
  status: ApiStatus;
  failures: number;
  /** When it may be tried again. */
  until: number;
}

/** Every tab reads it: what one has found out, the others need not try. */
const kept = storedText('campus.refresh');
const [firstPause, longest] = [2_000, 30_000];

function read(): Pause | undefined {
  try {
    return (JSON.parse(kept.read() ?? 'null') as Pause | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The growing pause after refreshes that the server has not answered. */
const refreshPause = {
  /** Nothing when it may be tried. A pause longer than the longest one is of a clock that was changed. */
  current(): { status: ApiStatus; left: number } | undefined {
    const { status, until = 0 } = read() ?? {};
    const left = until - Date.now();
    return status && left > 0 && left <= longest ? { status, left } : undefined;
  },
  lengthen(status: ApiStatus, asked = 0) {
    const failures = (read()?.failures ?? 0) + 1;
    const pause = Math.min(longest, Math.max(asked, firstPause * 2 ** (failures - 1)));
    kept.write(JSON.stringify({ status, failures, until: Date.now() + pause } satisfies Pause));
  },
  end() {
    kept.write(null);
  },
};

interface RefreshLockOptions {
  readToken: () => string | undefined;
  writeToken: (token: string) => void;
  removeToken: () => void;
  refresh: (staleToken: string, signal: AbortSignal) => Promise<{ authToken?: string } | undefined>;
  /** After a refresh has given a new token. */
  onRefreshed: (token: string) => void;
  language: () => LanguageKey;
  locks?: TabLocks;
}

/** A little longer than a refresh may take, in milliseconds: whoever needs more is frozen. */
const longestTurn = 8_500;
/** Waiting for the turn and refreshing together: nobody is left without an answer for longer. */
const longestWait = 9_500;
/** How long the cookie of another tab is waited for: so many times so many milliseconds. */
const [looks, moment] = [10, 20];

/** A refusal that could not be read is not the server’s, and by its status it would pass for one. */
const rememberedOf = ({ status, originalStatus }: ApiError): ApiStatus =>
  originalStatus !== undefined && originalStatus < 500 ? 'PARSING_ERROR' : status;

/** The failure that the pause began with, said again without trying. */
function failAgain(language: LanguageKey) {
  const pause = refreshPause.current();
  if (!pause) return;
  const { status, left } = pause;
  const text =
    typeof status === 'number'
      ? errorMessage(status, undefined, language)
      : errorTexts[language][status];
  throw new ApiError(status, text, { retryAfter: left });
}

/** One refresh at a time, in this page and in all tabs; gives the live token or nothing. */
export function createRefreshLock(options: RefreshLockOptions) {
  const { readToken, writeToken, removeToken, refresh, onRefreshed, language, locks } = options;
  let slot: Promise<string | undefined> | undefined;

  /** Chromium writes cookies behind its back: what one tab has written another one sees a little later. */
  async function afterOther(staleToken: string) {
    for (let look = 0; look < looks && readToken() === staleToken; look += 1)
      await new Promise((resolve) => setTimeout(resolve, moment));
    return readToken();
  }

  async function settle(staleToken: string, signal: AbortSignal, hasWaited: boolean) {
    const current = hasWaited ? await afterOther(staleToken) : readToken();
    // Another tab has signed out or has been quicker while this one waited.
    if (current !== staleToken) return current;
    failAgain(language());
    const answer = await refresh(staleToken, signal).catch((error: unknown) => {
      // Only an answer ends a session: without one nobody knows what the server thinks.
      if (isDecided(error) || readToken() !== staleToken) return undefined;
      if (error instanceof ApiError) refreshPause.lengthen(rememberedOf(error), error.retryAfter);
      throw error;
    });
    refreshPause.end();
    if (readToken() !== staleToken) return readToken();
    if (answer?.authToken) {
      writeToken(answer.authToken);
      onRefreshed(answer.authToken);
    } else removeToken();
    return answer?.authToken;
  }

  const isRefreshing = () => slot !== undefined;
  const renew = (staleToken: string): Promise<string | undefined> => {
    const signal = AbortSignal.timeout(longestWait);
    const work = (hasWaited: boolean) => settle(staleToken, signal, hasWaited);
    slot ??= (locks ? withTabLock(locks, longestTurn, work) : work(false)).finally(() => {
      slot = undefined;
    });
    return slot;
  };
  return { renew, isRefreshing };
}
