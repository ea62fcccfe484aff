import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listUserRoles } from '@campus/shared/contract/resources/calls';
import { filterUsers } from '@campus/shared/contract/staff/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { choicesOf } from '@campus/shared/table/filters';

/** Those who can answer tickets now, by name. */
export function useAgents() {
  const { fullName } = useFormat();
  const { data: roles } = useCallQuery(listUserRoles);
  const roleIds = roles?.filter(({ key }) => key === 'ADMIN' || key === 'SUPPORT');
  const query = useCallQuery(
    filterUsers,
    { query: { size: 100 }, body: { roleIds: roleIds?.map(({ id }) => id), isActive: true } },
    { enabled: roleIds !== undefined },
  );
  return choicesOf(query, ({ items }) =>
    items.map((user) => ({ value: user.id, label: fullName(user) })),
  );
}
