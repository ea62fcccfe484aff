/** What a pipeline learns from the process alone. */
export const exitCodes = {
  done: 0,
  fault: 1,
  usage: 2,
  refused: 3,
  conflict: 4,
  build: 5,
  store: 6,
  /** No failure to a pipeline that releases whatever is merged. */
  unchanged: 7,
} as const;

type FailureKind = Exclude<keyof typeof exitCodes, 'done'>;

interface Details {
  /** A sentence each. */
  reasons?: readonly string[];
  /** What to do now: a sentence or a command each. */
  advice?: readonly string[];
}

/** Why a command did not do what it was asked for. */
export class Failure extends Error {
  override name = 'Failure';
  readonly reasons: readonly string[];
  readonly advice: readonly string[];

  constructor(
    readonly kind: FailureKind,
    message: string,
    { reasons = [], advice = [] }: Details = {},
  ) {
    super(message);
    this.reasons = reasons;
    this.advice = advice;
  }
}
