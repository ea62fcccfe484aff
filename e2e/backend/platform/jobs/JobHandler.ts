import type { Database } from '../database/Database';
import type { Services } from '../Services';

/** Every kind of work that is done later, and what it needs to know; each domain declares its own. */
export interface JobPayload {
  'rates.sweep': object;
}

export type JobName = keyof JobPayload;

/** `db` is the transaction that also ends the job: its rows are written once, or not at all. */
export interface JobContext extends Services {
  db: Database;
}

export type JobHandler<Name extends JobName> = (
  payload: JobPayload[Name],
  context: JobContext,
) => Promise<void>;

type Rest = (context: JobContext) => Promise<void>;

type Work<Name extends JobName> =
  | { run: JobHandler<Name> }
  | {
      /**
       * First asks the world outside, which no transaction may wait for; what it gives back, if
       * anything, is run like `run`. It may happen twice where a process dies, and must end within
       * the lock.
       */
      prepare: (payload: JobPayload[Name], services: Services) => Promise<Rest | void>;
    };

export interface JobFailure {
  error: string;
  /** Null where it was the last. */
  nextAttemptAt: Date | null;
}

export type JobKind<Name extends JobName> = Work<Name> & {
  /** Seconds until the next attempt after each failure; after the last the job is dead. */
  retryAfter?: readonly number[];
  /** In the transaction that keeps the failure, each time. */
  onFailure?: (
    payload: JobPayload[Name],
    context: JobContext,
    failure: JobFailure,
  ) => Promise<void>;
  /**
   * Before a dead one is tried from the start by hand: takes back, in the same transaction, what
   * `onFailure` did when it died. @throws Refusal where another try would do nothing.
   */
  onRetry?: (payload: JobPayload[Name], context: JobContext) => Promise<void>;
  /** Somebody was promised it, and nothing else does it: a dead one is tried again, never forgotten. */
  isOwed?: true;
  /** Seconds between the runs of a job that nobody asks for; it never dies. */
  every?: number;
};

export type JobKinds = { [Name in JobName]: JobKind<Name> };

declare module '../Services' {
  interface Services {
    /** What can be done later. */
    jobs: JobKinds;
  }
}
