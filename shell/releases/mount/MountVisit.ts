import type { Person } from './personFor';

/** One page to look at, as somebody. */
export interface MountVisit {
  address: string;
  person: Person;
  /** What is mounted there, for the sentence: `the route /news`. */
  what: string;
  /** No link led to a real record, so the API may say that there is none. */
  isPlaceholder?: boolean;
}
