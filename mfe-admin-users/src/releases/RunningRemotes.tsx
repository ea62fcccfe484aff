import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listReleasedRemotes, type ReleasedRemote } from '@campus/shared/contract/releases';
import { paths } from '@campus/shared/paths';
import { DataTable } from '@campus/shared/table/DataTable';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Stack } from '@campus/shared/ui/Stack';
import { urlChoice, urlText } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import { Freshness } from './Freshness';
import { refreshing } from './refreshing';
import { RemoteFilters } from './RemoteFilters';
import { remoteStates, stateOf } from './stateOf';
import { useRemoteColumns } from './useRemoteColumns';

const values = { search: urlText, state: urlChoice(remoteStates) };

const hasWords = ({ name, title, owner }: ReleasedRemote, words: string) =>
  [name, title?.ru, title?.en, owner].some((text) => text?.toLowerCase().includes(words));

/** What visitors get of every remote and of the shell. */
export function RunningRemotes() {
  const { t } = useTranslation('admin-users');
  const [{ search = '', state }, , hrefOf] = useFilter(values);
  const query = useCallQuery(listReleasedRemotes, {}, refreshing);
  const columns = useRemoteColumns(query.dataUpdatedAt);
  const isWanted = (remote: ReleasedRemote) =>
    (!state || stateOf(remote) === state) && hasWords(remote, search.toLowerCase());
  const table = {
    caption: t('releases.list'),
    columns,
    rowKey: ({ name }: ReleasedRemote) => name,
  };
  const noneFound = (
    <EmptyState
      icon="search"
      title={t('releases.noneFound')}
      action={
        <ButtonLink to={paths.releases()} variant="soft">
          {t('releases.showAll')}
        </ButtonLink>
      }
    />
  );

  return (
    <Stack gap={5}>
      <RemoteFilters state={state} hrefOf={hrefOf} />
      <Freshness query={query} />
      <QueryView
        query={query}
        isEmpty={(remotes) => remotes.length === 0}
        empty={<EmptyState title={t('releases.none.title')} text={t('releases.none.text')} />}
        skeleton={<DataTable {...table} rows={undefined} />}
      >
        {(remotes) => {
          const rows = remotes.filter(isWanted);
          if (rows.length === 0) return noneFound;
          return <DataTable {...table} rows={rows} rowLink={({ name }) => paths.release(name)} />;
        }}
      </QueryView>
    </Stack>
  );
}
