import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import {
  listEduOrgs,
  listEskIssuing,
  listMobileVersions,
  listServiceWorks,
  listStudentStatuses,
} from '@campus/shared/contract/resources/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { Head } from '@campus/shared/remote/Head';
import { DataTable, type Column } from '@campus/shared/table/DataTable';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { NothingFound } from '@campus/shared/ui/NothingFound';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SearchField } from '@campus/shared/ui/SearchField';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { TabLinks } from '@campus/shared/ui/TabLinks';
import { TextLink } from '@campus/shared/ui/TextLink';
import { urlChoice, urlText } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import en from './locales/en.json';
import ru from './locales/ru.json';

export const locales = { ru, en };

const directories = ['organisations', 'states', 'issuing', 'works', 'apps'] as const;
type Name = (typeof directories)[number];

/** Headings, names and yes or no of one directory. */
function useWords(of: Name) {
  const { t } = useTranslation('admin-users');
  return {
    name: t(`directories.name.${of}`),
    source: t(`directories.source.${of}`),
    header: (column: string) => t(`directories.column.${column}`),
    yesNo: (is: boolean) => t(is ? 'directories.yes' : 'directories.no'),
  };
}

interface DirectoryProps<R> {
  /** What the table is called. */
  name: string;
  /** Who keeps it, and how it is changed: nobody changes it here. */
  source: string;
  query: UseQueryResult<readonly R[]>;
  columns: Column<R>[];
  rowKey: (row: R) => string;
  /** The words by which a row is found. */
  searchIn: (row: R) => string;
}

/** All rows of one directory, found by their words: an answer is never longer than some hundreds. */
function Directory<R>(props: DirectoryProps<R>) {
  const { name, source, query, columns, rowKey, searchIn } = props;
  const { t } = useTranslation('admin-users');
  const [{ search = '' }, , hrefOf] = useFilter({ search: urlText });
  const words = search.toLocaleLowerCase();
  return (
    <Stack gap={4}>
      <p>{source}</p>
      <SearchField label={t('directories.search', { name })} />
      <QueryView
        query={query}
        isEmpty={({ length }) => length === 0}
        empty={<EmptyState title={t('directories.empty')} />}
        skeleton={<SkeletonText lines={8} />}
      >
        {(all) => {
          const found = all.filter((row) => searchIn(row).toLocaleLowerCase().includes(words));
          return (
            <>
              <p role="status">{t('directories.total', { count: found.length })}</p>
              {found.length > 0 ? (
                <DataTable {...{ columns, rowKey }} caption={name} rows={found} isCompact />
              ) : (
                <NothingFound of="rows" to={hrefOf({ search: undefined })} />
              )}
            </>
          );
        }}
      </QueryView>
    </Stack>
  );
}

function Organisations() {
  const { name, source, header, yesNo } = useWords('organisations');
  const columns: Column<CallOutput<typeof listEduOrgs>[number]>[] = [
    { key: 'name', header: header('name'), cell: (row) => row.name, priority: 'primary' },
    { key: 'shortName', header: header('shortName'), cell: ({ shortName }) => shortName },
    { key: 'city', header: header('city'), cell: ({ city }) => city?.name },
    { key: 'active', header: header('isActive'), cell: ({ isActive }) => yesNo(isActive) },
  ];
  return (
    <Directory
      {...{ name, source, columns }}
      query={useCallQuery(listEduOrgs, { query: {} })}
      rowKey={({ id }) => id}
      searchIn={(row) => [row.name, row.shortName, row.city?.name].join(' ')}
    />
  );
}

function StudyStates() {
  const { name, source, header, yesNo } = useWords('states');
  const columns: Column<CallOutput<typeof listStudentStatuses>[number]>[] = [
    { key: 'name', header: header('name'), cell: (row) => row.name, priority: 'primary' },
    { key: 'key', header: header('key'), cell: ({ key }) => key },
    { key: 'studying', header: header('isStudying'), cell: ({ isStudying }) => yesNo(isStudying) },
    { key: 'payable', header: header('isPayable'), cell: ({ isPayable }) => yesNo(isPayable) },
  ];
  return (
    <Directory
      {...{ name, source, columns }}
      query={useCallQuery(listStudentStatuses)}
      rowKey={({ id }) => id}
      searchIn={(row) => `${row.name} ${row.key}`}
    />
  );
}

function IssuingPlaces() {
  const { t } = useTranslation('admin-users');
  const { number } = useFormat();
  const { name, source, header, yesNo } = useWords('issuing');
  const columns: Column<CallOutput<typeof listEskIssuing>[number]>[] = [
    { key: 'name', header: header('name'), cell: (row) => row.name, priority: 'primary' },
    { key: 'kind', header: header('kind'), cell: ({ kind }) => t(`directories.kind.${kind}`) },
    { key: 'address', header: header('address'), cell: ({ address }) => address },
    {
      key: 'days',
      header: header('leadDays'),
      cell: ({ leadDays }) => number(leadDays),
      align: 'end',
    },
    { key: 'active', header: header('isActive'), cell: ({ isActive }) => yesNo(isActive) },
  ];
  return (
    <Directory
      {...{ name, source, columns }}
      query={useCallQuery(listEskIssuing)}
      rowKey={({ id }) => id}
      searchIn={(row) => `${row.name} ${row.address ?? ''}`}
    />
  );
}

function Works() {
  const { t } = useTranslation('admin-users');
  const { dateTime } = useFormat();
  const { name, source, header } = useWords('works');
  const columns: Column<CallOutput<typeof listServiceWorks>[number]>[] = [
    { key: 'title', header: header('title'), cell: ({ title }) => title, priority: 'primary' },
    {
      key: 'severity',
      header: header('severity'),
      cell: ({ severity }) => t(`directories.severity.${severity}`),
    },
    { key: 'starts', header: header('startsAt'), cell: ({ startsAt }) => dateTime(startsAt) },
    { key: 'ends', header: header('endsAt'), cell: ({ endsAt }) => dateTime(endsAt) },
  ];
  return (
    <Directory
      {...{ name, source, columns }}
      query={useCallQuery(listServiceWorks)}
      rowKey={({ id }) => id}
      searchIn={(row) => `${row.title} ${row.text}`}
    />
  );
}

function Apps() {
  const { name, source, header, yesNo } = useWords('apps');
  const columns: Column<CallOutput<typeof listMobileVersions>[number]>[] = [
    {
      key: 'platform',
      header: header('platform'),
      cell: ({ platform }) => ({ IOS: 'iOS', ANDROID: 'Android' })[platform],
      priority: 'primary',
    },
    { key: 'version', header: header('version'), cell: ({ version }) => version },
    { key: 'least', header: header('minSupported'), cell: ({ minSupported }) => minSupported },
    { key: 'forced', header: header('forceUpdate'), cell: (row) => yesNo(row.forceUpdate) },
    {
      key: 'store',
      header: header('storeUrl'),
      cell: ({ storeUrl }) => <TextLink to={storeUrl}>{new URL(storeUrl).host}</TextLink>,
      text: ({ storeUrl }) => storeUrl,
    },
  ];
  return (
    <Directory
      {...{ name, source, columns }}
      query={useCallQuery(listMobileVersions)}
      rowKey={({ platform }) => platform}
      searchIn={(row) => `${row.platform} ${row.version}`}
    />
  );
}

const tables: Record<Name, ComponentType> = {
  organisations: Organisations,
  states: StudyStates,
  issuing: IssuingPlaces,
  works: Works,
  apps: Apps,
};

/** What the product takes from elsewhere, to look up; each says who keeps it. */
export function DirectoriesScreen() {
  const { t } = useTranslation('admin-users');
  const [{ of = 'organisations' }, , hrefOf] = useFilter({
    of: urlChoice(directories),
    search: urlText,
  });
  const Table = tables[of];
  const title = t('directories.title');
  return (
    <Screen title={title} lead={t('directories.lead')}>
      <Head title={title} isPrivate />
      <Stack gap={4}>
        <TabLinks
          isTight
          label={t('directories.tabs')}
          tabs={directories.map((one) => ({
            to: hrefOf({ of: one, search: undefined }),
            label: t(`directories.name.${one}`),
            isCurrent: one === of,
          }))}
        />
        <section aria-label={t(`directories.name.${of}`)}>
          <Table key={of} />
        </section>
      </Stack>
    </Screen>
  );
}
