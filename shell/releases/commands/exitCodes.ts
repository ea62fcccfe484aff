/** What a pipeline learns from the process alone. */
export const exitCodes = {
  done: 0,
  fault: 1,
  usage: 2,
  refused: 3,
  conflict: 4,
  build: 5,
  store: 6,
} as const;

export type FailureKind = Exclude<keyof typeof exitCodes, 'done'>;
