import { createHash, randomBytes } from 'node:crypto';
import type { Secret } from '../../releases/keys/createSecret';

/** A release that a document was made with. */
export interface Given {
  remote: string;
  release: string;
  /** It is on the page, not only within reach: the document was counted as a visit of it. */
  isCounted: boolean;
}

interface KnownVisit {
  /** Whether its document was made with this release. */
  has: (remote: string, release: string) => boolean;
}

const kind = 'visit ';
const minute = 60_000;
/** Failures of a page that is open for longer tell nothing of a release that starts now. */
const longest = 24 * 60;
const [timeSize, randomSize, givenSize] = [4, 6, 2];
const head = timeSize + randomSize;

const minuteNow = () => Math.floor(Date.now() / minute);

/** 16 bits that stand for a release. */
const markOf = (remote: string, release: string) =>
  createHash('sha256').update(`${remote}/${release}`).digest().readUInt16BE();

function encode(given: readonly Given[]) {
  const bytes = Buffer.alloc(head + given.length * givenSize);
  bytes.writeUInt32BE(minuteNow());
  randomBytes(randomSize).copy(bytes, timeSize);
  given.forEach(({ remote, release }, at) =>
    bytes.writeUInt16BE(markOf(remote, release), head + at * givenSize),
  );
  return bytes.toString('base64url');
}

function decode(text: string): KnownVisit | undefined {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length < head || minuteNow() - bytes.readUInt32BE() > longest) return undefined;
  const marks = new Set<number>();
  for (let at = head; at < bytes.length; at += givenSize) marks.add(bytes.readUInt16BE(at));
  return { has: (remote, release) => marks.has(markOf(remote, release)) };
}

/**
 * A document carries a signed text that says which releases it was made with, and the reports of
 * the page repeat it: so any server process can count a failure, and nobody can make one up for a
 * release that he was not given.
 */
export const createVisits = ({ sign, verify }: Secret) => ({
  write: (given: readonly Given[]) => sign(kind + encode(given)).slice(kind.length),
  read(visit: string): KnownVisit | undefined {
    const text = verify(kind + visit);
    return text === undefined ? undefined : decode(text.slice(kind.length));
  },
});

const hour = 60 * 60_000;
/** So many visits are known apart, and so many things of each: memory is bounded, whoever comes. */
const [mostVisits, mostOfOne] = [5_000, 30];

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** Whether something is told for the first time by a visit in this hour: one page is one witness. */
export function createOnce() {
  const visits = new Map<string, Set<string>>();
  let current = 0;
  return (visit: string, what: string): boolean => {
    const now = Math.floor(Date.now() / hour);
    if (now !== current) visits.clear();
    current = now;
    const key = hashOf(visit);
    const told = visits.get(key) ?? new Set();
    const isNew = told.size < mostOfOne && !told.has(hashOf(what));
    if (isNew) visits.set(key, told.add(hashOf(what)));
    const [oldest] = visits.keys();
    if (visits.size > mostVisits && oldest !== undefined) visits.delete(oldest);
    return isNew;
  };
}
