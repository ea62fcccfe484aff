import type { Signed } from '../keys/openKeys';

/** How far the history goes: written with each move, so that a newest one that is gone is missed. */
export interface Head {
  /** Of the newest move; 0 before the first one. */
  number: number;
  /** Of everything up to that move. */
  digest: string;
  /** Remote to the file of its newest move, which still says how it stands when the file is gone. */
  newest: Record<string, string>;
}

export interface SignedHead extends Signed {
  head: Head;
}

export const headKey = 'head.json';
export const headText = (head: Head) => `campus head\n${JSON.stringify(head)}`;

function isHead(head: Partial<Head> | null | undefined): head is Head {
  const { number, digest, newest } = head ?? {};
  return Number.isSafeInteger(number) && typeof digest === 'string' && typeof newest === 'object';
}

export function parseHead(text: string | undefined): SignedHead | undefined {
  try {
    const signed = JSON.parse(text ?? '') as Partial<SignedHead> | null;
    return isHead(signed?.head) ? (signed as SignedHead) : undefined;
  } catch {
    return undefined;
  }
}
