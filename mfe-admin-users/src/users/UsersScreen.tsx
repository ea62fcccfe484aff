import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listEduOrgs, listUserRoles } from '@campus/shared/contract/resources/calls';
import {
  countUsers,
  createUser,
  filterUsers,
  getUser,
  type ListedUser,
  type User,
} from '@campus/shared/contract/staff/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { useRemovedIds } from '@campus/shared/removal/useUndoableRemoval';
import { useNewRecord } from '@campus/shared/record/useNewRecord';
import type { Column } from '@campus/shared/table/DataTable';
import {
  choiceFilter,
  choicesOf,
  searchFilter,
  tabsFilter,
  namedChoices,
  shortChoices,
} from '@campus/shared/table/filters';
import { personCells } from '@campus/shared/table/personCells';
import { SplitList } from '@campus/shared/table/SplitList';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import logEn from '../log/locales/en.json';
import logRu from '../log/locales/ru.json';
import en from './locales/en.json';
import ru from './locales/ru.json';
import { NewUserForm } from './invite/NewUserForm';
import { UserScreen } from './UserScreen';
import { UserState } from './UserState';

/** What somebody did is told in the words of the log. */
export const locales = { ru: { ...ru, log: logRu.log }, en: { ...en, log: logEn.log } };

function useUserColumns(): Column<ListedUser>[] {
  const { t } = useTranslation('admin-users');
  const { fileDateTime, shortDateTime, fullName } = useFormat();
  return [
    {
      key: 'name',
      header: t('column.name'),
      ...personCells<ListedUser>({
        nameOf: fullName,
        noteOf: ({ position }) => position,
        photoOf: ({ photoUrl }) => photoUrl,
      }),
    },
    { key: 'login', priority: 'spare', header: t('column.login'), cell: ({ login }) => login },
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

function useFilters() {
  const { t } = useTranslation('admin-users');
  const counts = useCallQuery(countUsers).data;
  const roles = choicesOf(useCallQuery(listUserRoles), namedChoices);
  const organisations = choicesOf(useCallQuery(listEduOrgs, { query: {} }), shortChoices);
  return {
    isActive: tabsFilter({
      label: t('filter.state'),
      any: t('staff.state.any'),
      options: [
        { value: 'true', label: t('staff.state.active') },
        { value: 'invited', label: t('staff.state.invited') },
        { value: 'false', label: t('staff.state.inactive') },
      ],
      counts: counts && { true: counts.active, invited: counts.invited, false: counts.inactive },
    }),
    search: searchFilter({ label: t('filter.search'), placeholder: t('filter.placeholder') }),
    roleIds: choiceFilter({ label: t('filter.role'), any: t('filter.anyRole'), options: roles }),
    eduOrgId: choiceFilter({
      label: t('column.organisation'),
      any: t('staff.anyOrganisation'),
      options: organisations,
    }),
  };
}

/** Who has been invited can sign in, and has not yet. */
const stateOf = (chosen: string | undefined) =>
  chosen === undefined
    ? {}
    : { isActive: chosen !== 'false', isInvited: chosen === 'invited' || undefined };

/** Accounts of staff, found by name, login, role, organisation and state, and the one that is open. */
export function UsersScreen() {
  const { t } = useTranslation('admin-users');
  const columns = useUserColumns();
  const filters = useFilters();
  const removed = useRemovedIds();
  const { id } = useParams();
  const session = useSession();
  const invitation = useNewRecord<User>({
    label: t('user.invite.open'),
    title: t('user.invite.title'),
    form: (window) => <NewUserForm {...window} />,
    done: ({ login }) => t('user.invite.done', { login }),
    to: (user) => staffPaths.user(user.id),
  });
  return (
    <SplitList
      title={t('title')}
      titleActions={mayUse(session, createUser.access) && invitation}
      openKey={id}
      closedTo={staffPaths.users()}
      item={id && <UserScreen key={id} id={id} />}
      call={filterUsers}
      name="users"
      caption={t('list')}
      filters={filters}
      input={({ search, roleIds, eduOrgId, isActive }) => ({
        body: { search, roleIds: roleIds ? [roleIds] : undefined, eduOrgId, ...stateOf(isActive) },
      })}
      sort={{ column: 'name', asc: true, others: ['login', 'lastLogin'] }}
      columns={columns}
      rowKey={(user) => user.id}
      rowLink={mayUse(session, getUser.access) ? (user) => staffPaths.user(user.id) : undefined}
      isGone={(user) => removed.has(user.id)}
      empty={{ title: t('empty') }}
      totalLabel={(count) => t('total', { count })}
    />
  );
}
