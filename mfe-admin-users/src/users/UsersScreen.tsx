import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listUserRoles } from '@campus/shared/contract/resources/calls';
import { createUser, filterUsers, type ListedUser } from '@campus/shared/contract/staff/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { useRemovedIds } from '@campus/shared/removal/useUndoableRemoval';
import { RecordWindow } from '@campus/shared/record/RecordWindow';
import { useAsked } from '@campus/shared/record/useAsked';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import type { Column } from '@campus/shared/table/DataTable';
import { choiceFilter, choicesOf, flagFilter, searchFilter } from '@campus/shared/table/filters';
import { NameCell } from '@campus/shared/table/NameCell';
import { SplitList } from '@campus/shared/table/SplitList';
import { Button } from '@campus/shared/ui/Button';
import { Avatar } from '@campus/shared/ui/Avatar';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { NewUserForm } from './NewUserForm';
import { UserScreen } from './UserScreen';
import { UserState } from './UserState';

function useUserColumns(): Column<ListedUser>[] {
  const { t } = useTranslation('admin-users');
  const { fileDateTime, shortDateTime, fullName } = useFormat();
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
      text: ({ lastLoginAt: at }) => (at ? fileDateTime(at) : t('neverSignedIn')),
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

/** Opens the form of an invitation; the record of who was invited opens after it. */
function InviteButton() {
  const { t } = useTranslation('admin-users');
  const window = useAsked<true>();
  const navigate = useNavigate();
  const notify = useClientStore((state) => state.notify);
  return (
    <>
      <Button icon="plus" onClick={() => window.ask(true)}>
        {t('user.invite.open')}
      </Button>
      <RecordWindow title={t('user.invite.title')} open={window.isOpen} onClose={window.close}>
        {(form) => (
          <NewUserForm
            key={window.count}
            onDone={({ id, login }) => {
              window.close();
              notify({ tone: 'success', text: t('user.invite.done', { login }) });
              void navigate(staffPaths.user(id));
            }}
            {...form}
          />
        )}
      </RecordWindow>
    </>
  );
}

/** Accounts of staff, found by name, login, role and state, and the one that is open. */
export function UsersScreen() {
  const { t } = useTranslation('admin-users');
  const columns = useUserColumns();
  const removed = useRemovedIds();
  const { id } = useParams();
  const session = useSession();
  const roleChoices = choicesOf(useCallQuery(listUserRoles), (list) =>
    list.map(({ id, name }) => ({ value: id, label: name })),
  );
  return (
    <SplitList
      title={t('title')}
      titleActions={mayUse(session, createUser.access) && <InviteButton />}
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
      rowLink={session.roles.includes('ADMIN') ? (user) => staffPaths.user(user.id) : undefined}
      isGone={(user) => removed.has(user.id)}
      empty={{ title: t('empty') }}
      totalLabel={(count) => t('total', { count })}
    />
  );
}
