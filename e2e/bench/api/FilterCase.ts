import type { Call } from '@campus/shared/contract/call';
import { idOf } from '../../backend/seed/scale/idOf';
import { urlOf } from '../../backend/testing/urlOf';

/** One reading call with one body, as a screen would send it. */
export interface FilterCase {
  call: Call;
  /** What is special about the body. */
  what: string;
  /** Who asks; nobody signed in when left out. */
  token?: string;
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean>;
  /** Of a call that takes one. */
  body: object;
}

type Bodies = Record<string, object>;

export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

export const someOrgs = [idOf('organisation', 17), idOf('organisation', 118)];

/** A call that is read whole, without a filter. */
export const listCase = (
  call: Call,
  what: string,
  params?: Record<string, string>,
): FilterCase => ({ call, what, params, body: {} });

/** The bodies of a call; the one called «deep page» goes with `skip`. */
export const casesOf = (
  call: Call,
  { token, params, deep }: { token?: string; params?: Record<string, string>; deep: number },
  bodies: Bodies,
): FilterCase[] => [
  ...Object.entries(bodies).map(([what, body]) => ({ call, what, token, params, body })),
  { call, what: `deep page, skip ${deep}`, token, params, query: { skip: deep }, body: {} },
];

/** How a case is sent. */
export const requestOf = ({ call, params, query, body, token }: FilterCase) => ({
  method: call.method,
  url: urlOf(call, { params, query }),
  headers: {
    'content-type': 'application/json',
    'accept-language': 'ru',
    ...(token && { authorization: `Bearer ${token}` }),
  },
  ...(call.method !== 'GET' && { body: JSON.stringify(body) }),
});
