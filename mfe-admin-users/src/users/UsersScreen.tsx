import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listUserRoles } from '@campus/shared/contract/resources/calls';
import { filterUsers, type ListedUser } from '@campus/shared/contract/staff/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { useSession } from '@campus/shared/remote/useSession';
import { useRemovedIds } from '@campus/shared/removal/useUndoableRemoval';
import type { Column } from '@campus/shared/table/DataTable';
import { choiceFilter, choicesOf, flagFilter, searchFilter } from '@campus/shared/table/filters';
import { NameCell } from '@campus/shared/table/NameCell';
import { SplitList } from '@campus/shared/table/SplitList';
import { Avatar } from '@campus/shared/ui/Avatar';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { UserScreen } from './UserScreen';
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

/** Accounts of staff, found by name, login, role and state, and the one that is open. */
export function UsersScreen() {
  const { t } = useTranslation('admin-users');
  const columns = useUserColumns();
  const removed = useRemovedIds();
  const { id } = useParams();
  const { roles } = useSession();
  const roleChoices = choicesOf(useCallQuery(listUserRoles), (list) =>
    list.map(({ id, name }) => ({ value: id, label: name })),
  );
  return (
    <SplitList
      title={t('title')}
      openKey={id}
      closedTo={staffPaths.users()}
      item={id && <UserScreen key={id} id={id} />}
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
      rowKey={(user) => user.id}
      rowLink={roles.includes('ADMIN') ? (user) => staffPaths.user(user.id) : undefined}
      isGone={(user) => removed.has(user.id)}
      empty={{ title: t('empty') }}
      totalLabel={(count) => t('total', { count })}
    />
  );
}
