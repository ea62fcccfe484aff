import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listUserRoles } from '@campus/shared/contract/resources/calls';
import { filterUsers, type ListedUser } from '@campus/shared/contract/staff/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { useSession } from '@campus/shared/remote/useSession';
import { useRemovedIds } from '@campus/shared/removal/useUndoableRemoval';
import type { Column } from '@campus/shared/table/DataTable';
import { choiceFilter, choicesOf, flagFilter, searchFilter } from '@campus/shared/table/filters';
import { List } from '@campus/shared/table/List';
import { NameCell } from '@campus/shared/table/NameCell';
import { Avatar } from '@campus/shared/ui/Avatar';
import { Screen } from '@campus/shared/ui/Screen';
import { useTranslation } from 'react-i18next';
import { UserState } from './UserState';

function useUserColumns(): Column<ListedUser>[] {
  const { t } = useTranslation('admin-users');
  const { dateTime, shortDateTime, fullName } = useFormat();
  return [
    {
      key: 'name',
      header: t('column.name'),
      cell: (user) => (
        <NameCell
          picture={<Avatar name={`${user.firstName} ${user.lastName}`} size="s" />}
          name={fullName(user)}
          note={user.position}
        />
      ),
      text: fullName,
      priority: 'primary',
    },
    { key: 'login', header: t('column.login'), cell: ({ login }) => login },
    { key: 'role', header: t('column.role'), cell: ({ role }) => role.name },
    {
      key: 'organisation',
      header: t('column.organisation'),
      cell: ({ eduOrg }) => eduOrg?.shortName,
      priority: 'secondary',
    },
    {
      key: 'lastLogin',
      header: t('column.lastLogin'),
      cell: ({ lastLoginAt: at }) => (at ? shortDateTime(at) : t('neverSignedIn')),
      text: ({ lastLoginAt: at }) => (at ? dateTime(at) : t('neverSignedIn')),
      priority: 'secondary',
    },
    {
      key: 'state',
      header: t('column.state'),
      cell: ({ isActive }) => <UserState isActive={isActive} />,
      text: ({ isActive }) => t(isActive ? 'state.active' : 'state.inactive'),
    },
  ];
}

/** Accounts of staff, found by name, login, role and state. */
export function UsersScreen() {
  const { t } = useTranslation('admin-users');
  const columns = useUserColumns();
  const removed = useRemovedIds();
  const { roles } = useSession();
  const roleChoices = choicesOf(useCallQuery(listUserRoles), (list) =>
    list.map(({ id, name }) => ({ value: id, label: name })),
  );
  return (
    <Screen title={t('title')}>
      <List
        call={filterUsers}
        name="users"
        caption={t('list')}
        filters={{
          search: searchFilter({ label: t('filter.search'), placeholder: t('filter.placeholder') }),
          roleIds: choiceFilter({
            label: t('filter.role'),
            any: t('filter.anyRole'),
            options: roleChoices,
          }),
          isActive: flagFilter({
            label: t('filter.state'),
            any: t('filter.anyState'),
            yes: t('state.active'),
            no: t('state.inactive'),
          }),
        }}
        input={({ search, roleIds, isActive }) => ({
          body: { search, roleIds: roleIds ? [roleIds] : undefined, isActive },
        })}
        sort={{ column: 'name', asc: true }}
        columns={columns}
        rowKey={({ id }) => id}
        rowLink={roles.includes('ADMIN') ? ({ id }) => staffPaths.user(id) : undefined}
        isGone={({ id }) => removed.has(id)}
        empty={{ title: t('empty') }}
        totalLabel={(count) => t('total', { count })}
      />
    </Screen>
  );
}
