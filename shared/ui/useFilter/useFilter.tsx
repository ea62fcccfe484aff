import { useLocation, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';

type Filter<S extends z.ZodMiniObject> = z.output<S>;

/** Repeated keys become a list, as the server reads them. */
function rawOf(params: URLSearchParams): Record<string, unknown> {
  const raw: Record<string, unknown> = {};
  for (const key of new Set(params.keys())) {
    const all = params.getAll(key);
    raw[key] = all.length > 1 ? all : all[0];
  }
  return raw;
}

const read = <S extends z.ZodMiniObject>(schema: S, params: URLSearchParams): Filter<S> => {
  const found = z.safeParse(schema, rawOf(params));
  return found.success ? found.data : z.parse(schema, {});
};

const listOf = (value: unknown): string[] =>
  [value]
    .flat()
    .filter((one) => one !== undefined && one !== null && one !== '')
    .map(String);

/** Only what differs from the defaults is written; keys of others, such as `?modal`, are kept. */
function written(schema: z.ZodMiniObject, params: URLSearchParams, filter: object) {
  const next = new URLSearchParams(params);
  const defaults: Record<string, unknown> = z.parse(schema, {});
  const values = filter as Record<string, unknown>;
  for (const key of Object.keys(schema.shape)) {
    next.delete(key);
    const value = listOf(values[key]);
    if (value.join() === listOf(defaults[key]).join()) continue;
    value.forEach((one) => next.append(key, one));
  }
  return next;
}

/** The list filter lives in the URL; an unreadable one falls back to the schema's defaults. */
export function useFilter<S extends z.ZodMiniObject>(schema: S) {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const filter = read(schema, params);

  // Another filter is another list, so it starts from its first page.
  const nextParams = (change: Partial<Filter<S>>) =>
    written(schema, params, { ...filter, skip: undefined, ...change });

  const hrefOf = (change: Partial<Filter<S>>): string => {
    const search = nextParams(change).toString();
    return search ? `${pathname}?${search}` : pathname;
  };
  const setFilter = (change: Partial<Filter<S>>, options?: { replace?: boolean }) =>
    setParams(nextParams(change), { preventScrollReset: true, ...options });

  return [filter, setFilter, hrefOf] as const;
}
