import type { Call } from './call';

/**
 * A call that changes nothing, so that it may be repeated: a POST that reads provides its answer, and
 * a GET whose work goes on after the answer does not read.
 */
export const isReading = ({
  method,
  provides,
  status,
}: Pick<Call, 'method' | 'provides' | 'status'>) =>
  provides !== undefined || (method === 'GET' && status === undefined);
