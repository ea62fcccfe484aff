/** Where server processes put their figures. */
export const healthFolder = 'health/';

/** Hours since 1970 are kept one by one, so that a reader can leave out what is too old. */
export const hour = 3_600_000;
export const hoursKept = 24;

/** Remote to release to hour to visits and failed visits: what one server process has counted. */
export type HealthFile = Record<string, Record<string, Record<string, [number, number]>>>;
