/** How a release does: in how many visits it was used, and in how many of them it failed. */
export interface Counts {
  visits: number;
  failed: number;
}
