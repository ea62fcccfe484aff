import type { Call } from '@campus/shared/contract/call';

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
