/** The only part of TanStack Query that the shell shares; a wider list is a shell release. */
export {
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '#real/react-query';
export type { UseQueryResult } from '#real/react-query';
