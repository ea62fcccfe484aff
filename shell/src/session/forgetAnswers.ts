import type { QueryClient } from '@tanstack/react-query';

/** Nothing that one person was told may be shown to the next; what is on the screen is asked anew. */
export function forgetAnswers(queryClient: QueryClient) {
  void queryClient.resetQueries();
  queryClient.removeQueries({ type: 'inactive' });
  queryClient.getMutationCache().clear();
}
