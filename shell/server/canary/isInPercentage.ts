import { createHash } from 'node:crypto';

const places = 10_000;

interface Asked {
  /** The number of the visitor, where he has one. */
  visitor: string | undefined;
  remote: string;
  release: string;
  percent: number;
}

/**
 * Whether a visitor is among the first percent of this release. A growing canary keeps those that
 * it has, and another release begins with other people.
 */
export function isInPercentage({ visitor, remote, release, percent }: Asked): boolean {
  if (visitor === undefined) return percent >= 100;
  const digest = createHash('sha256').update(`${visitor}/${remote}/${release}`).digest();
  return digest.readUInt32BE() % places < percent * (places / 100);
}
