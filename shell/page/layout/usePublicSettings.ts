import { queryOf } from '@campus/shared/api/queryOf';
import { useApi } from '@campus/shared/api/useApi';
import { listPublicSettings } from '@campus/shared/contract/resources/calls';
import { useQuery } from '@tanstack/react-query';

/** Public settings by id. Start-up asks for them, last of all; from then on they are kept fresh. */
export function usePublicSettings(): Partial<Record<string, string>> {
  const { data = [] } = useQuery({
    ...queryOf(useApi(), listPublicSettings),
    enabled: ({ state }) => state.data !== undefined,
  });
  return Object.fromEntries(data.map(({ id, value }) => [id, value]));
}
