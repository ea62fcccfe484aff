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
export async function withTabLock<T>(
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
