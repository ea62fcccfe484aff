import { turningPoints } from './turningPoints';
import type { Stage, Work } from './Work';

/** What to say of a work at a moment, if anything. */
export function stageOf(work: Work, now: number): Stage | null {
  const [announced, start, end, forgotten] = turningPoints(work);
  if (now < announced || now >= forgotten) return null;
  if (now < start) return 'ahead';
  if (now < end) return 'now';
  // Nobody was held up, so nobody waits for the end.
  return work.severity === 'INFO' ? null : 'over';
}
