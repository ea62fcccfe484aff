import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listEduOrgs, listUserRoles } from '@campus/shared/contract/resources/calls';
import { countUsers, filterUsers, type ListedUser } from '@campus/shared/contract/staff/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { useRemovedIds } from '@campus/shared/removal/useUndoableRemoval';
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
import { useMomentCells } from '@campus/shared/table/useMomentCells';
import { useTranslation } from 'react-i18next';
import logEn from '../log/locales/en.json';
import logRu from '../log/locales/ru.json';
import en from './locales/en.json';
import ru from './locales/ru.json';
import { useInvitation } from './invite/useInvitation';
import { UserScreen } from './UserScreen';
import { UserState } from './UserState';

/** What somebody did is told in the words of the log. */
export const locales = { ru: { ...ru, log: logRu.log }, en: { ...en, log: logEn.log } };

function useUserColumns(): Column<ListedUser>[] {
  const { t } = useTranslation('admin-users');
  const { fullName } = useFormat();
  const momentCells = useMomentCells<ListedUser>();
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
      ...momentCells(({ lastLoginAt }) => lastLoginAt, t('neverSignedIn')),
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
  return (
    <SplitList
      title={t('title')}
      titleActions={useInvitation()}
      closedTo={staffPaths.users()}
      item={(id) => <UserScreen id={id} />}
      call={filterUsers}
      name="users"
      caption={t('list')}
      filters={useFilters()}
      input={({ search, roleIds, eduOrgId, isActive }) => ({
        body: { search, roleIds: roleIds ? [roleIds] : undefined, eduOrgId, ...stateOf(isActive) },
      })}
      sort={{ column: 'name', asc: true, others: ['login', 'lastLogin'] }}
      columns={useUserColumns()}
      rowKey={(user) => user.id}
      rowLink={(user) => staffPaths.user(user.id)}
      removed={useRemovedIds()}
      empty={{ title: t('empty') }}
      totalLabel={(count) => t('total', { count })}
    />
  );
}
