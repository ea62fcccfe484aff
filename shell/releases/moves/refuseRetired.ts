import type { Channel } from '../registry/Channel';
import { ImpossibleMove } from './ImpossibleMove';

/** @throws ImpossibleMove for a remote that nobody gets at all. */
export function refuseRetired(before: Channel | undefined): void {
  if (before?.isRetired)
    throw new ImpossibleMove('It is taken off: restore it, or release it anew, to everybody.');
}
