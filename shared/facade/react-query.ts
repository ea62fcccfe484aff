/** The only part of TanStack Query that the shell shares; a wider list is a shell release. */
export {
  MutationCache,
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '#real/react-query';
export type { UseMutationResult, UseQueryResult } from '#real/react-query';
