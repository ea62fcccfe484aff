import type { Signed } from '../keys/openKeys';
import type { Channel } from './Channel';
import type { MoveKind } from './Move';

/** A move as it is signed and kept. */
export interface SignedMove extends Signed {
  move: {
    number: number;
    /** Digest of everything before it; left out in histories from before there was a chain. */
    previous?: string;
    at: string;
    person?: string;
    /** Of before the chain: what somebody typed, so it proves nothing. */
    by?: string;
    why: string;
    kind: MoveKind;
    remote: string;
    channel: Channel;
  };
}

export const movesFolder = 'moves/';
export const moveKey = (number: number) => `${movesFolder}${String(number).padStart(8, '0')}.json`;

/** Undefined for a file that is not called as a move is. */
export function numberOf(key: string): number | undefined {
  const number = Number(/(\d+)\.json$/.exec(key)?.[1] ?? 0);
  return number > 0 && moveKey(number) === key ? number : undefined;
}

export const moveText = (move: SignedMove['move']) => `campus move\n${JSON.stringify(move)}`;

/** What lies in the store may be anything: undefined for what is no move, or not of this number. */
export function parseMove(text: string, number?: number): SignedMove | undefined {
  try {
    const signed = JSON.parse(text) as Partial<SignedMove> | null;
    const found = signed?.move?.number;
    if (!Number.isSafeInteger(found) || (number !== undefined && number !== found))
      return undefined;
    return signed as SignedMove;
  } catch {
    return undefined;
  }
}
