import type { Api } from '@campus/shared/api/createApi';
import { filterPartners, type Partner } from '@campus/shared/contract/partners/calls';

const size = 100;
const noCounts = { checked: 0, touched: 0, created: 0, updated: 0, deactivated: 0 };
type Counts = typeof noCounts;

/** How far a run has come, as its partners tell it. */
export interface SeenRun extends Counts {
  total: number;
  isOver: boolean;
  /** Where to look next: all before has come. */
  skip: number;
  before: Counts;
}

function countsOf({ staff }: Partner, startedAt: string): Counts {
  if (!staff) return noCounts;
  const { syncedAt, createdAt, updatedAt, isActive, lockedFields } = staff;
  const isTouched = syncedAt !== null && syncedAt >= startedAt;
  // Whom the directory has dropped is hidden at the very end, unless staff keep that to themselves.
  const isChecked = isTouched || !isActive || lockedFields.includes('isActive');
  const isNew = isTouched && createdAt >= startedAt;
  const isChanged = !isNew && updatedAt >= startedAt;
  return {
    checked: Number(isChecked),
    touched: Number(isTouched),
    created: Number(isNew),
    updated: Number(isChanged && isTouched),
    deactivated: Number(isChanged && !isTouched && !isActive),
  };
}

const sum = (one: Counts, other: Counts): Counts => ({
  checked: one.checked + other.checked,
  touched: one.touched + other.touched,
  created: one.created + other.created,
  updated: one.updated + other.updated,
  deactivated: one.deactivated + other.deactivated,
});

/**
 * No call tells of a run that goes on, but the partners themselves do: each one that it has been
 * through bears its date. Reads on from where the look before stopped.
 */
export async function readRun(
  api: Api,
  startedAt: string,
  earlier: SeenRun | undefined,
  signal: AbortSignal,
): Promise<SeenRun> {
  let { skip, before } = earlier ?? { skip: 0, before: noCounts };
  for (;;) {
    const query = { skip, size, asc: true };
    const { items, total } = await api(filterPartners, { query, body: {} }, { signal });
    const here = items.map((partner) => countsOf(partner, startedAt)).reduce(sum, noCounts);
    const counts = sum(before, here);
    const isWhole = here.checked === items.length;
    if (!isWhole || skip + size >= total) {
      const isEnd = isWhole && counts.touched > 0;
      // New ones come last: two looks that find as many have found all.
      const isOver = isEnd && earlier?.checked === counts.checked && earlier.total === total;
      return { ...counts, total, isOver, skip, before };
    }
    before = counts;
    skip += size;
  }
}
