import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listUserRoles } from '@campus/shared/contract/resources';
import { filterUsers } from '@campus/shared/contract/users';
import { choiceFilter, choicesOf, flagFilter, searchFilter } from '@campus/shared/table/filters';
import { List } from '@campus/shared/table/List';
import { Screen } from '@campus/shared/ui/Screen';
import { useTranslation } from 'react-i18next';
import { useUserColumns } from './useUserColumns';

/** Accounts of staff, found by name, login, role and state. */
export function UsersScreen() {
  const { t } = useTranslation('admin-users');
  const columns = useUserColumns();
  const roles = choicesOf(useCallQuery(listUserRoles), (list) =>
    list.map(({ id, name }) => ({ value: id, label: name })),
  );
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <List
        call={filterUsers}
        name="users"
        caption={t('list')}
        filters={{
          search: searchFilter({ label: t('filter.search'), placeholder: t('filter.placeholder') }),
          roleIds: choiceFilter({
            label: t('filter.role'),
            any: t('filter.anyRole'),
            options: roles,
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
        empty={{ title: t('empty') }}
        totalLabel={(count) => t('total', { count })}
      />
    </Screen>
  );
}
