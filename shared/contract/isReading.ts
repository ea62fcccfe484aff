import type { Call } from './call';

/** A call that changes nothing, so that it may be repeated: a POST that reads provides its answer. */
export const isReading = ({ method, provides }: Pick<Call, 'method' | 'provides'>) =>
  method === 'GET' || provides !== undefined;
