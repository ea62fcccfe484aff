import type { LockableField } from '@campus/shared/contract/partners/requests';
import { createContext } from 'react';

interface Locks {
  locked: readonly LockableField[];
  /** Those that were locked because somebody typed there. */
  auto: readonly LockableField[];
  setLocked: (field: LockableField, isLocked: boolean) => void;
}

export const LocksContext = createContext<Locks>({
  locked: [],
  auto: [],
  setLocked: () => undefined,
});
