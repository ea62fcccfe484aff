import { useApi } from '@campus/shared/api/useApi';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listUserRoles } from '@campus/shared/contract/resources/calls';
import { filterUsers, type ListedUser } from '@campus/shared/contract/staff/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { choicesOf } from '@campus/shared/table/filters';
import { useQuery } from '@tanstack/react-query';

const size = 100;

/** Those who can answer tickets now, by name: page after page, for each of them may be chosen. */
export function useAgents() {
  const api = useApi();
  const { fullName } = useFormat();
  const { data: roles } = useCallQuery(listUserRoles);
  const roleIds = roles
    ?.filter(({ key }) => key === 'ADMIN' || key === 'SUPPORT')
    .map(({ id }) => id);
  const query = useQuery({
    queryKey: ['support', 'agents', roleIds],
    queryFn: async ({ signal }) => {
      const found: ListedUser[] = [];
      for (;;) {
        const page = { skip: found.length, size };
        const input = { query: page, body: { roleIds, isActive: true } };
        const { items, total } = await api(filterUsers, input, { signal });
        found.push(...items);
        if (items.length === 0 || found.length >= total) return found;
      }
    },
    enabled: roleIds !== undefined,
    meta: { provides: filterUsers.provides ?? [] },
  });
  return choicesOf(query, (users) =>
    users.map((user) => ({ value: user.id, label: fullName(user) })),
  );
}
