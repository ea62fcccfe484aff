/** What one visit was judged: categories of 0 to 100, milliseconds, and the layout shift. */
export interface Audit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  /** How fast the machine was meanwhile: a laptop of today has about 2000. */
  machine: number;
  /** What is not as it should be, apart from speed. */
  complaints: string[];
}
