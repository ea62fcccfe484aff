import type { Api } from '@campus/shared/api/createApi';
import { isUnknown } from '@campus/shared/api/isUnknown';
import { queryOf } from '@campus/shared/api/queryOf';
import { useApi } from '@campus/shared/api/useApi';
import type { Call } from '@campus/shared/contract/call';
import type { MenuCount } from '@campus/shared/remote/RemoteDeclaration';
import { useQueries } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { NavigationItem } from './MenuLink';

type CountCall = Omit<Call, 'response'> & { response: z.ZodMiniType<{ total: number }> };

/** One row of a page of a list: enough to know of it. */
export function firstRowOf(api: Api, { call: path, body, provides }: Omit<MenuCount, 'of'>) {
  const call = { method: 'POST', path, summary: path, access: 'optional', provides } as CountCall;
  return queryOf(api, call, { query: { skip: 0, size: 1 }, body });
}

/**
 * Without entries of pages that show what the specification does not have, where the server has not
 * got it either. An entry stays until that is known, and through an outage.
 */
export function useAvailableItems(items: readonly NavigationItem[]): NavigationItem[] {
  const api = useApi();
  const calls = [...new Set(items.flatMap(({ needs }) => needs ?? []))];
  const absent = useQueries({
    queries: calls.map((call) => firstRowOf(api, { call, body: {} })),
    combine: (answers) =>
      calls.filter((_, at) => answers[at]?.data === undefined && isUnknown(answers[at]?.error)),
  });
  return items.filter(({ needs }) => !needs || !absent.includes(needs));
}
