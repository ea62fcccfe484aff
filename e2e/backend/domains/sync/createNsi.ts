import { syncMessageRequest } from '@campus/shared/contract/sync/requests';
import * as z from 'zod/mini';

export type Nsi = ReturnType<typeof createNsi>;

/** Milliseconds. */
const patience = { toShow: 2_000, toWork: 10_000 };
const cachedFor = 5_000;

const answer = z.object({ items: z.array(syncMessageRequest).check(z.maxLength(100)) });

/** The reference-data service, which may be down, slow, or not configured at all. */
export function createNsi(address: string | undefined, now: () => number) {
  let last: { at: number; isAlive: Promise<boolean> } | undefined;

  async function ask(path: string, timeout: number) {
    const url = `${address?.replace(/\/$/, '')}${path}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
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
      return answer.parse(await response.json()).items;
    },
  };
}
