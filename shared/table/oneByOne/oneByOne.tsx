import { ApiError } from '@campus/shared/api/ApiError';
import type { BulkFailure, BulkRun } from '@campus/shared/table/BulkBar';

const isRefused = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Runs a call of one row over the chosen rows; a refusal of one does not stop the others. */
export const oneByOne =
  (act: (key: string) => Promise<unknown>): BulkRun =>
  async (keys, report) => {
    const failures: BulkFailure[] = [];
    for (const [index, key] of keys.entries()) {
      try {
        await act(key);
      } catch (error) {
        // Nobody is signed in any more: every other row would be refused as well.
        if (isRefused(error)) throw error;
        failures.push({ key, message: error instanceof ApiError ? error.message : undefined });
      }
      report(index + 1);
    }
    return failures;
  };
