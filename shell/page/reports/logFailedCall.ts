import type { ApiError } from '@campus/shared/api/ApiError';
import type { Call } from '@campus/shared/contract/call';
import type { Reporter } from './createReporter';

/** Every failed call is in the console; one that the service has failed is told of as well. */
export const logFailedCall =
  (report: Reporter) =>
  (error: ApiError, { method, path }: Call) => {
    const { status, requestId } = error;
    const isRefusal = typeof status === 'number' && status < 500;
    console[isRefusal ? 'warn' : 'error'](`${method} ${path}: ${error.message}`, error);
    if (typeof status !== 'number' || isRefusal) return;
    const message = `${method} ${path}: ${status}`;
    report({ kind: 'error', phase: 'call', message, requestId });
  };
