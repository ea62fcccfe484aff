/** Where a fault is looked for: a file of tests, or those of its tests that have these words in their title. */
export type Proof = string | { file: string; title: string };

/** A fault put in by hand: one text of the product, and what somebody might have written instead. */
export interface Fault {
  /** What a person meets, in one sentence. */
  fault: string;
  file: string;
  /** Stands in the file exactly once. */
  stands: string;
  instead: string;
  /** The cheapest first. */
  tests: readonly Proof[];
  /** What was added since, where no test of `npm test` found it when it was first put in. */
  missed?: string;
}

export const fileOf = (proof: Proof) => (typeof proof === 'string' ? proof : proof.file);
