/** How a release does: how many visitors used it, and for how many of them it failed. */
export interface Counts {
  visitors: number;
  failed: number;
}
