import type { Visitor } from '../access/Visitor';

/** Who acts, and from where; a job acts as the system. */
export interface Actor {
  visitor: Pick<Visitor, 'kind' | 'id' | 'name'> | null;
  ip?: string;
  requestId?: string;
}

export const system: Actor = { visitor: null };
