import type { Outcome } from './Outcome';

/** One part of a run of the tests. */
export interface RunStage {
  title: string;
  work: () => Promise<Outcome>;
}
