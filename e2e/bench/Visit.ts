/** One cold visit: times in milliseconds since navigation, bytes as they crossed the wire. */
export interface Visit {
  content: number;
  largestPaint: number;
  requests: number;
  kilobytes: number;
  /** Longest chain of requests of which each began after the one before had ended. */
  depth: number;
}
