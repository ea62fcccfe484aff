import type { Call, CallOutput } from '@campus/shared/contract/call';
import { requestOf, type FilterCase } from './FilterCase';

export interface Desk {
  origin: string;
  token: string;
  /** Milliseconds that the backend and the database have worked. */
  ran: () => number;
}

export interface Took {
  /** ms, as somebody waits for it */
  took: number;
  /** ms of a processor */
  work: number;
}

/** What somebody waits for, and what the backend and the database work meanwhile. */
export async function timedWork<Answer>(ran: () => number, act: () => Promise<Answer>) {
  const [begin, worked] = [performance.now(), ran()];
  const answered = await act();
  return { took: performance.now() - begin, work: ran() - worked, answered };
}

/** One call of a desk. */
export function timed<C extends Call>(
  { origin, token, ran }: Desk,
  call: C,
  given: Pick<FilterCase, 'params' | 'body'>,
) {
  const { url, ...request } = requestOf({ call, what: '', token, ...given });
  return timedWork(ran, async () => {
    const answer = await fetch(origin + url, request);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${url} was answered ${answer.status}: ${text}`);
    return JSON.parse(text) as CallOutput<C>;
  });
}
