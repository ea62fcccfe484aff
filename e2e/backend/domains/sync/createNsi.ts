import { syncMessageRequest } from '@campus/shared/contract/sync/requests';
import * as z from 'zod/mini';
import { textWithin } from '../../platform/http/textWithin';

export type Nsi = ReturnType<typeof createNsi>;

/** Milliseconds. */
const patience = { toShow: 2_000, toWork: 10_000 };
const cachedFor = 5_000;
const maxBytes = 2 * 1024 * 1024;

const answer = z.object({ items: z.array(syncMessageRequest).check(z.maxLength(100)) });

/** The reference-data service, which may be down, slow, or not configured at all. */
export function createNsi(address: string | undefined, now: () => number) {
  let last: { at: number; isAlive: Promise<boolean> } | undefined;

  async function ask(path: string, timeout: number) {
    const url = `${address?.replace(/\/$/, '')}${path}`;
    // A redirect could lead inside our own network, and take along who is asked about.
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, { redirect: 'error', signal });
    if (!response.ok) throw new Error(`The reference-data service answered ${response.status}`);
    return response;
  }
  const probe = () =>
    ask('/is-alive', patience.toShow).then(
      (response) => response.body?.cancel().then(() => true) ?? true,
      () => false,
    );

  return {
    isConfigured: address !== undefined,

    /** Never fails; the screens that poll it share one answer for a few seconds. */
    async isAlive(): Promise<boolean> {
      if (address === undefined) return false;
      if (!last || now() - last.at >= cachedFor) last = { at: now(), isAlive: probe() };
      return last.isAlive;
    },

    /** A student's work plan, a message for each semester. */
    async workPlan(student: string, period: string | undefined) {
      const query = new URLSearchParams({ student, ...(period && { period }) });
      const response = await ask(`/work-plans?${query}`, patience.toWork);
      const text = await textWithin(response, maxBytes);
      if (text === undefined) throw new Error('The reference-data service sends too much at once');
      return answer.parse(JSON.parse(text)).items;
    },
  };
}
