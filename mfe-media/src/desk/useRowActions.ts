import type { ContentKind } from '@campus/shared/paths';
import { useDuplicate } from './useDuplicate';
import { useRemoval, type Removable } from './useRemoval';
import { useStatusMove, type Wish } from './useStatusMove';

export interface RowActions {
  duplicate: (id: string) => Promise<void>;
  move: (wish: Wish) => Promise<void>;
  remove: (record: Removable) => void;
}

export const useRowActions = (kind: ContentKind): RowActions => ({
  duplicate: useDuplicate(kind),
  move: useStatusMove(kind),
  remove: useRemoval(kind),
});
