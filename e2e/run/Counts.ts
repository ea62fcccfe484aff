export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}
