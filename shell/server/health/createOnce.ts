import { createHash } from 'node:crypto';

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
