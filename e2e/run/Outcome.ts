/** A browser test, or a file of unit tests: what it took. */
export interface Timed {
  /** File from the root of the repository, with `/`. */
  file: string;
  /** Empty for a whole file. */
  title: string;
  seconds: number;
}

/** A test that failed, and passed when it was tried once more. */
export interface Flaky {
  file: string;
  title: string;
  /** What it failed with. */
  error: string;
}

/** What a stage has found. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  timed?: Timed[];
  flaky?: Flaky[];
}

/** One part of a run of the tests. */
export interface RunStage {
  title: string;
  work: () => Promise<Outcome>;
}
