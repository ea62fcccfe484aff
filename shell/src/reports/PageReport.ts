import type { Place, Report } from './Report';

type WithoutPlace<R> = R extends Place ? Omit<R, keyof Place> & Partial<Place> : never;

/** What the page tells of itself; where it happened is added unless the teller knows better. */
export type PageReport = WithoutPlace<Report>;
