import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Asks a list anew for one of its records, as it stands by now.
 * @throws ApiError where the list cannot be had; Error where the record is gone.
 */
export async function readAgain<R extends { id: string }>(
  query: Pick<UseQueryResult<readonly R[]>, 'refetch'>,
  id: string,
): Promise<R> {
  const { data = [] } = await query.refetch({ throwOnError: true });
  const found = data.find((record) => record.id === id);
  if (!found) throw new Error(`${id} is not in its list any more.`);
  return found;
}
