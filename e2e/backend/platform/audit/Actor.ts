import type { Requester } from '../access/Requester';

/** Who acts, and from where; a job acts as the system. */
export interface Actor {
  visitor: Pick<Requester, 'kind' | 'id' | 'name'> | null;
  ip?: string;
  requestId?: string;
}

export const system: Actor = { visitor: null };
