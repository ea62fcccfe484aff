import { withTimeout } from '../withTimeout';

interface CacheOptions<Value> {
  /** Milliseconds for which a value is not asked for again. */
  freshFor: (value: Value) => number;
  /** Milliseconds for which it is better than waiting. */
  staleFor: number;
  /** Milliseconds that a reader waits for a value that is not there. */
  patience: number;
  /** Values kept, and values on their way. */
  most: number;
}

interface Known<Value> {
  value: Value;
  since: number;
  /** It may have been changed. */
  isExpired?: boolean;
}

interface Coming<Value> {
  value: Promise<Value | undefined>;
  since: number;
}

/**
 * Values from elsewhere, kept for a while: an old one is given at once and renewed behind it, an
 * expired one only when no other can be had. Nobody waits longer than the patience, also while
 * elsewhere is down.
 */
export function createCache<Value>({ freshFor, staleFor, patience, most }: CacheOptions<Value>) {
  const cache = new Map<string, Known<Value>>();
  const coming = new Map<string, Coming<Value>>();

  function keep(key: string, value: Value) {
    cache.delete(key);
    cache.set(key, { value, since: performance.now() });
    const [oldest] = cache.keys();
    if (cache.size > most && oldest !== undefined) cache.delete(oldest);
  }

  function renew(key: string, load: () => Promise<Value>) {
    const known = coming.get(key);
    if (known) return known;
    // What has expired meanwhile is no longer in the list, and is not kept.
    const settle = (value?: Value) => {
      if (coming.get(key) !== entry) return value;
      coming.delete(key);
      if (value !== undefined) keep(key, value);
      return value;
    };
    const entry: Coming<Value> = {
      since: performance.now(),
      value: load().then(settle, () => settle()),
    };
    coming.set(key, entry);
    return entry;
  }

  return {
    /** Undefined when it could not be had in time. */
    async get(key: string, load: () => Promise<Value>): Promise<Value | undefined> {
      const found = cache.get(key);
      const age = performance.now() - (found?.since ?? 0);
      const isExpired = found?.isExpired;
      if (found && !isExpired && age < freshFor(found.value)) return found.value;
      if (!coming.has(key) && coming.size >= most) return found?.value;
      const { value, since } = renew(key, load);
      const stale = age < staleFor ? found?.value : undefined;
      if (stale !== undefined && !isExpired) return stale;
      return (await withTimeout(value, patience - (performance.now() - since))) ?? stale;
    },
    /** Every value whose key begins so is asked for again before it is given. */
    expire(start: string) {
      for (const [key, known] of cache) if (key.startsWith(start)) known.isExpired = true;
      for (const key of coming.keys()) if (key.startsWith(start)) coming.delete(key);
    },
  };
}
