import type { Call } from '@campus/shared/contract/call';
import { toQuery } from './toQuery';

interface Parts {
  params?: Record<string, unknown>;
  query?: object;
}

/** Nothing said is no answer to what is usual. */
const known = (query: object = {}) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));

/** Path and query that a call is sent to. */
export const callAddress = (call: Pick<Call, 'path' | 'defaults'>, { params = {}, query }: Parts) =>
  call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name]))) +
  toQuery({ ...call.defaults, ...known(query) });
