import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { filterUsers } from '@campus/shared/contract/users';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { Stack } from '@campus/shared/ui/Stack';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import { NoUsers } from './NoUsers';
import { UserFilters } from './UserFilters';
import { UserList } from './UserList';
import { UsersSkeleton } from './UsersSkeleton';
import { userFilter } from './userFilter';

const size = 20;

/** Accounts of staff, found by name, login, role and state. */
export function UsersScreen() {
  const { t } = useTranslation('admin-users');
  const [filter, setFilter, hrefOf] = useFilter(userFilter);
  const { skip, search, roleIds, isActive } = filter;
  const query = useCallQuery(filterUsers, {
    query: { skip, size, asc: true },
    body: { search, roleIds: roleIds ? [roleIds] : undefined, isActive },
  });
  const resetHref = hrefOf({ search: undefined, roleIds: undefined, isActive: undefined });

  return (
    <Screen title={t('title')} lead={t('lead')}>
      <Stack gap={5}>
        <UserFilters filter={filter} onChange={setFilter} resetHref={resetHref} />
        <QueryView
          query={query}
          isEmpty={({ items }) => items.length === 0}
          empty={<NoUsers resetHref={resetHref} />}
          skeleton={<UsersSkeleton />}
        >
          {(page) => (
            <UserList
              page={page}
              isStale={query.isPlaceholderData}
              hrefOf={(next) => hrefOf({ skip: next })}
            />
          )}
        </QueryView>
      </Stack>
    </Screen>
  );
}
