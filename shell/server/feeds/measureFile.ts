import { addressOfSite } from '@campus/shared/server/head/safeAddress';

interface Measured {
  type: string;
  /** Bytes. */
  length: string;
}

export type MeasureFile = (address: string) => Promise<Measured | undefined>;

/** Kind and size of a file that everybody may read; nothing is told of what is elsewhere. */
export const measureFile =
  (origin: string): MeasureFile =>
  async (address) => {
    const path = addressOfSite(address);
    if (!path?.startsWith('/api/files/')) return undefined;
    const asked = {
      method: 'HEAD',
      redirect: 'error',
      signal: AbortSignal.timeout(2_000),
    } as const;
    const answer = await fetch(origin + path, asked).catch(() => undefined);
    const type = answer?.ok && answer.headers.get('content-type');
    return type ? { type, length: answer.headers.get('content-length') ?? '0' } : undefined;
  };
