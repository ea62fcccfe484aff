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
import type { Column } from '@campus/shared/table/DataTable';
import { SearchedTable } from '@campus/shared/table/SearchedTable';
import { useMomentCells } from '@campus/shared/table/useMomentCells';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Screen } from '@campus/shared/ui/Screen';
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

interface DirectoryProps<R> {
  of: Name;
  query: UseQueryResult<readonly R[]>;
  columns: Column<R>[];
  rowKey: (row: R) => string;
  /** What a row is found by. */
  wordsOf: (row: R) => string;
}

/** One directory; nobody changes it here. */
function Directory<R>({ of, ...props }: DirectoryProps<R>) {
  const { t } = useTranslation('admin-users');
  const name = t(`directories.name.${of}`);
  return (
    <SearchedTable
      {...props}
      caption={name}
      label={t('directories.search', { name })}
      totalLabel={(count) => t('directories.total', { count })}
      empty={<EmptyState title={t('directories.empty')} />}
      isCompact
    />
  );
}

/** Headings, and yes or no, of any directory. */
function useWords() {
  const { t } = useTranslation('admin-users');
  return {
    header: (column: string) => t(`directories.column.${column}`),
    yesNo: (is: boolean) => t(is ? 'directories.yes' : 'directories.no'),
  };
}

function Organisations() {
  const { header, yesNo } = useWords();
  const columns: Column<CallOutput<typeof listEduOrgs>[number]>[] = [
    { key: 'name', header: header('name'), cell: (row) => row.name, priority: 'primary' },
    { key: 'shortName', header: header('shortName'), cell: ({ shortName }) => shortName },
    { key: 'city', header: header('city'), cell: ({ city }) => city?.name },
    { key: 'active', header: header('isActive'), cell: ({ isActive }) => yesNo(isActive) },
  ];
  return (
    <Directory
      of="organisations"
      columns={columns}
      query={useCallQuery(listEduOrgs, { query: {} })}
      rowKey={({ id }) => id}
      wordsOf={(row) => [row.name, row.shortName, row.city?.name].join(' ')}
    />
  );
}

function StudyStates() {
  const { header, yesNo } = useWords();
  const columns: Column<CallOutput<typeof listStudentStatuses>[number]>[] = [
    { key: 'name', header: header('name'), cell: (row) => row.name, priority: 'primary' },
    { key: 'key', header: header('key'), cell: ({ key }) => key },
    { key: 'studying', header: header('isStudying'), cell: ({ isStudying }) => yesNo(isStudying) },
    { key: 'payable', header: header('isPayable'), cell: ({ isPayable }) => yesNo(isPayable) },
  ];
  return (
    <Directory
      of="states"
      columns={columns}
      query={useCallQuery(listStudentStatuses)}
      rowKey={({ id }) => id}
      wordsOf={(row) => `${row.name} ${row.key}`}
    />
  );
}

function IssuingPlaces() {
  const { t } = useTranslation('admin-users');
  const { number } = useFormat();
  const { header, yesNo } = useWords();
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
      of="issuing"
      columns={columns}
      query={useCallQuery(listEskIssuing)}
      rowKey={({ id }) => id}
      wordsOf={(row) => `${row.name} ${row.address ?? ''}`}
    />
  );
}

type Works = CallOutput<typeof listServiceWorks>[number];

function WorksTable() {
  const { t } = useTranslation('admin-users');
  const { header } = useWords();
  const momentCells = useMomentCells<Works>();
  const columns: Column<Works>[] = [
    { key: 'title', header: header('title'), cell: ({ title }) => title, priority: 'primary' },
    {
      key: 'severity',
      header: header('severity'),
      cell: ({ severity }) => t(`directories.severity.${severity}`),
    },
    { key: 'starts', header: header('startsAt'), ...momentCells(({ startsAt }) => startsAt) },
    { key: 'ends', header: header('endsAt'), ...momentCells(({ endsAt }) => endsAt) },
  ];
  return (
    <Directory
      of="works"
      columns={columns}
      query={useCallQuery(listServiceWorks)}
      rowKey={({ id }) => id}
      wordsOf={(row) => `${row.title} ${row.text}`}
    />
  );
}

function Apps() {
  const { header, yesNo } = useWords();
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
      of="apps"
      columns={columns}
      query={useCallQuery(listMobileVersions)}
      rowKey={({ platform }) => platform}
      wordsOf={(row) => `${row.platform} ${row.version}`}
    />
  );
}

const tables: Record<Name, ComponentType> = {
  organisations: Organisations,
  states: StudyStates,
  issuing: IssuingPlaces,
  works: WorksTable,
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
    <Screen title={title} lead={t(`directories.source.${of}`)}>
      <Head title={title} isPrivate />
      <Stack gap={0}>
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
