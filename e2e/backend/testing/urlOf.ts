import type { Call } from '@campus/shared/contract/call';

interface Place {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean>;
}

/** The address of a call with its path parameters and query filled in. */
export function urlOf({ path }: Call, { params = {}, query = {} }: Place) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  return search.size > 0 ? `${filled}?${search}` : filled;
}
