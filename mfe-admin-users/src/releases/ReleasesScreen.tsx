import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  listReleasedRemotes,
  moveRemote,
  type ReleasedRemote,
} from '@campus/shared/contract/releases/calls';
import { releasePaths } from '@campus/shared/contract/releases/paths';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { DataTable, type Column } from '@campus/shared/table/DataTable';
import { TableBar } from '@campus/shared/table/TableBar';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { ChipLink } from '@campus/shared/ui/ChipLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SearchField } from '@campus/shared/ui/SearchField';
import { Stack } from '@campus/shared/ui/Stack';
import { TabLinks } from '@campus/shared/ui/TabLinks';
import { urlChoice, urlText } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import { Freshness, refreshing } from './Freshness';
import { HistoryAlarms, WholeHistory } from './MoveHistory';
import { HealthBar, Running } from './ReleaseFacts';
import { StateBadge, remoteStates, remoteStateOf, type RemoteState } from './StateBadge';
import { useTitleOf } from './useTitleOf';
import { Written } from './Written';
import styles from './ReleasesScreen.module.css';

function RemoteName({ remote }: { remote: ReleasedRemote }) {
  const titleOf = useTitleOf();
  return (
    <span className={styles.words}>
      <span className={styles.title}>{titleOf(remote)}</span>
      <code className={styles.name}>{remote.name}</code>
      {remote.owner && (
        <span className={styles.owner}>
          <Written>{remote.owner}</Written>
        </span>
      )}
    </span>
  );
}

function useRemoteColumns(now: number): Column<ReleasedRemote>[] {
  const { t } = useTranslation('admin-users');
  const titleOf = useTitleOf();
  return [
    {
      key: 'name',
      header: t('releases.column.name'),
      cell: (remote) => <RemoteName remote={remote} />,
      text: titleOf,
      priority: 'primary',
    },
    {
      key: 'state',
      header: t('releases.column.state'),
      cell: (remote) => <StateBadge remote={remote} />,
    },
    {
      key: 'stable',
      header: t('releases.column.stable'),
      cell: ({ stable }) => <Running running={stable} now={now} />,
    },
    {
      key: 'canary',
      header: t('releases.column.canary'),
      cell: ({ canary }) => canary && <Running running={canary} now={now} />,
      priority: 'spare',
    },
    {
      key: 'health',
      header: t('releases.column.health'),
      cell: ({ stable }) => <HealthBar health={stable.health} />,
    },
  ];
}

interface RemoteFiltersProps {
  state: RemoteState | undefined;
  hrefOf: (change: { state: RemoteState | undefined }) => string;
}

function RemoteFilters({ state, hrefOf }: RemoteFiltersProps) {
  const { t } = useTranslation('admin-users');
  return (
    <TableBar
      search={<SearchField label={t('releases.filter.search')} />}
      choices={
        <nav aria-label={t('releases.filter.state')}>
          <Stack direction="row" gap={2}>
            <ChipLink to={hrefOf({ state: undefined })} selected={!state}>
              {t('releases.filter.all')}
            </ChipLink>
            {remoteStates.map((one) => (
              <ChipLink key={one} to={hrefOf({ state: one })} selected={state === one}>
                {t(`releases.filter.${one}`)}
              </ChipLink>
            ))}
          </Stack>
        </nav>
      }
    />
  );
}

const remoteFilters = { search: urlText, state: urlChoice(remoteStates) };

const hasWords = ({ name, title, owner }: ReleasedRemote, words: string) =>
  [name, title?.ru, title?.en, owner].some((text) => text?.toLowerCase().includes(words));

/** What visitors get of every remote and of the shell. */
function RunningRemotes() {
  const { t } = useTranslation('admin-users');
  const [{ search = '', state }, , hrefOf] = useFilter(remoteFilters);
  const query = useCallQuery(listReleasedRemotes, {}, refreshing);
  const columns = useRemoteColumns(query.dataUpdatedAt);
  const words = mayUse(useSession(), moveRemote.access) ? 'none' : 'noneOfTeam';
  const isWanted = (remote: ReleasedRemote) =>
    (!state || remoteStateOf(remote) === state) && hasWords(remote, search.toLowerCase());
  const rowKey = ({ name }: ReleasedRemote) => name;
  const table = { caption: t('releases.list'), columns, rowKey, isCompact: true };
  const noneFound = (
    <EmptyState
      icon="search"
      title={t('releases.noneFound')}
      action={
        <ButtonLink to={releasePaths.releases()} variant="soft">
          {t('releases.showAll')}
        </ButtonLink>
      }
    />
  );

  return (
    <Stack gap={2}>
      <RemoteFilters state={state} hrefOf={hrefOf} />
      <Freshness query={query} />
      <QueryView
        query={query}
        isEmpty={(remotes) => remotes.length === 0}
        empty={
          <EmptyState title={t(`releases.${words}.title`)} text={t(`releases.${words}.text`)} />
        }
        skeleton={<DataTable {...table} rows={undefined} />}
      >
        {(remotes) => {
          const rows = remotes.filter(isWanted);
          if (rows.length === 0) return noneFound;
          const rowLink = (remote: ReleasedRemote) => releasePaths.release(remote.name);
          return <DataTable {...table} {...{ rows, rowLink }} />;
        }}
      </QueryView>
    </Stack>
  );
}

const values = { view: urlChoice(['history']) };

/** What runs where, and what has been moved. */
export function ReleasesScreen() {
  const { t } = useTranslation('admin-users');
  const [{ view }] = useFilter(values);
  const tabs = [
    { to: releasePaths.releases(), label: t('releases.tab.running'), isCurrent: !view },
    {
      to: `${releasePaths.releases()}?view=history`,
      label: t('releases.tab.history'),
      isCurrent: view === 'history',
    },
  ];
  return (
    <Screen
      title={t('releases.title')}
      lead={t('releases.lead')}
      actions={<TabLinks label={t('releases.tab.label')} tabs={tabs} />}
    >
      <Stack gap={2}>
        <HistoryAlarms />
        {view ? <WholeHistory /> : <RunningRemotes />}
      </Stack>
    </Screen>
  );
}
