import type { ApiStatus } from '@campus/shared/api/ApiError';
import { storedText } from '@campus/shared/browser/storedText';

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
export const refreshPause = {
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
