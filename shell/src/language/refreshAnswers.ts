import type { QueryClient } from '@tanstack/react-query';

/** Asks anew what is on the screen; the old answers stay until the new ones are here. */
export async function refreshAnswers(queryClient: QueryClient) {
  // An answer under way is in the previous language, and a first load would not be repeated.
  await queryClient.cancelQueries({ fetchStatus: 'fetching' });
  queryClient.removeQueries({ type: 'inactive' });
  await queryClient.invalidateQueries({ refetchType: 'active' });
}
