import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import { filterEvents } from '@campus/shared/contract/media/eventCalls';
import { type PublicationStatus, publicationStatuses } from '@campus/shared/contract/media/machine';
import { filterNews } from '@campus/shared/contract/media/newsCalls';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { type ContentKind, mediaPaths } from '@campus/shared/contract/media/paths';
import { pageSections, publicationOrders } from '@campus/shared/contract/media/requests';
import { listNewsTags } from '@campus/shared/contract/media/taxonomyCalls';
import { Head } from '@campus/shared/remote/Head';
import type { Column } from '@campus/shared/table/DataTable';
import {
  choiceFilter,
  choicesFilter,
  choicesOf,
  searchFilter,
  tabsFilter,
  namedChoices,
} from '@campus/shared/table/filters';
import { List } from '@campus/shared/table/List';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { Chip } from '@campus/shared/ui/Chip';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { Screen } from '@campus/shared/ui/Screen';
import { Stack } from '@campus/shared/ui/Stack';
import { useMomentCells } from '@campus/shared/table/useMomentCells';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { contentKinds, type ContentRow, useMayWrite } from './contentCalls';
import styles from './Lines.module.css';
import { NoSuchKind } from './NoSuchKind';
import { useContentColumns } from './useContentColumns';
import { useDeskProps } from './useDeskProps';

/** For files and for who wants it: usually tags stand under the title. */
function useTagsColumn(): Column<ContentRow> {
  const { t } = useTranslation('media');
  return {
    key: 'tags',
    header: t('desk.column.tags'),
    cell: ({ tags = [] }) =>
      tags.length > 0 && (
        <Stack direction="row" gap={1}>
          {tags.map(({ id, name }) => (
            <Chip key={id}>{name}</Chip>
          ))}
        </Stack>
      ),
    text: ({ tags = [] }) => tags.map(({ name }) => name).join(', '),
    priority: 'secondary',
    hidden: true,
  };
}

/** By state and by words, as all kinds are looked for. */
function useDeskFilters(kind: ContentKind) {
  const { t } = useTranslation('media');
  return {
    status: tabsFilter({
      label: t('desk.filter.status'),
      any: t('desk.filter.all'),
      options: optionsOf(publicationStatuses, (value) => t(`desk.tab.${value}`)),
    }),
    search: searchFilter({
      label: t(`desk.filter.search.${kind}`),
      placeholder: t('desk.filter.placeholder'),
    }),
  };
}

/** By tags, which news and events have. */
function useTagsFilter() {
  const { t } = useTranslation('media');
  const options = choicesOf(useCallQuery(listNewsTags), namedChoices);
  return choicesFilter({ label: t('desk.filter.tags'), any: t('desk.filter.anyTag'), options });
}

/** Editors name the states that they ask for: without that they would get what readers see. */
const askedStatuses = (status: PublicationStatus | undefined) =>
  status ? [status] : [...publicationStatuses];

type EventRow = CallOutput<typeof filterEvents>['items'][number];

function EventDesk() {
  const desk = useDeskProps('events');
  const filters = { ...useDeskFilters('events'), when: useWhenFilter(), tagIds: useTagsFilter() };
  const { first, last } = useContentColumns('events');
  const tags = useTagsColumn();
  return (
    <List
      {...desk}
      call={filterEvents}
      filters={filters}
      input={({ status, search, when, tagIds }) => ({
        body: { statuses: askedStatuses(status), search, when, tagIds },
      })}
      sort={{ column: 'startsAt', asc: false, others: publicationOrders }}
      columns={[...first, ...useEventColumns(), tags, ...last]}
    />
  );
}

function useWhenFilter() {
  const { t } = useTranslation('media');
  return choiceFilter({
    label: t('desk.filter.when'),
    any: t('desk.filter.anyTime'),
    options: [
      { value: 'UPCOMING', label: t('desk.filter.upcoming') },
      { value: 'PAST', label: t('desk.filter.past') },
    ],
  });
}

function useEventColumns(): Column<EventRow>[] {
  const { t } = useTranslation('media');
  const momentCells = useMomentCells<EventRow>();
  const placeOf = ({ place, isOnline }: EventRow) =>
    (isOnline ? t('desk.online', { place }) : place) ?? '';
  return [
    {
      key: 'startsAt',
      header: t('desk.column.startsAt'),
      ...momentCells(({ startsAt }) => startsAt),
    },
    {
      key: 'place',
      header: t('desk.column.place'),
      cell: (row) => {
        const words = placeOf(row);
        return (
          words && (
            <span className={styles.place} title={words}>
              {words}
            </span>
          )
        );
      },
      text: placeOf,
      priority: 'secondary',
    },
  ];
}

type PageRow = CallOutput<typeof filterInfoPages>['items'][number];

function PageDesk() {
  const desk = useDeskProps('info-pages');
  const filters = { ...useDeskFilters('info-pages'), sections: useSectionFilter() };
  const { first, last } = useContentColumns('info-pages');
  return (
    <List
      {...desk}
      call={filterInfoPages}
      filters={filters}
      input={({ status, search, sections }) => ({
        body: { statuses: askedStatuses(status), search, sections },
      })}
      sort={{ column: 'section', asc: true, others: publicationOrders }}
      columns={[...first, ...usePageColumns(), ...last]}
    />
  );
}

function useSectionFilter() {
  const { t } = useTranslation('media');
  return choicesFilter({
    label: t('desk.filter.section'),
    any: t('desk.filter.anySection'),
    options: optionsOf(pageSections, (value) => t(`pages.section.${value}`)),
  });
}

function usePageColumns(): Column<PageRow>[] {
  const { t } = useTranslation('media');
  // Only pages of the first level have others below them.
  const { data: parents } = useCallQuery(filterInfoPages, {
    query: { size: 100 },
    body: { statuses: askedStatuses(undefined), parentId: null },
  });
  const titleOf = (id: string | null) =>
    parents?.items.find((parent) => parent.id === id)?.title ?? '';
  return [
    {
      key: 'section',
      header: t('desk.column.section'),
      cell: ({ section }) => section && t(`pages.section.${section}`),
    },
    {
      key: 'parent',
      header: t('desk.column.parent'),
      cell: ({ parentId }) => titleOf(parentId),
      priority: 'secondary',
    },
    {
      key: 'position',
      header: t('desk.column.position'),
      cell: ({ position }) => position,
      align: 'end',
      priority: 'secondary',
      hidden: true,
    },
    {
      key: 'menu',
      header: t('desk.column.menu'),
      cell: ({ showInMenu }) => t(showInMenu ? 'desk.inMenu' : 'desk.notInMenu'),
      hidden: true,
    },
  ];
}

function NewsDesk() {
  const desk = useDeskProps('news');
  const filters = { ...useDeskFilters('news'), tagIds: useTagsFilter() };
  const { first, last } = useContentColumns('news');
  const tags = useTagsColumn();
  return (
    <List
      {...desk}
      call={filterNews}
      filters={filters}
      input={({ status, search, tagIds }) => ({
        body: { statuses: askedStatuses(status), search, tagIds },
      })}
      sort={{ column: 'created', asc: false, others: ['changed', 'published'] }}
      columns={[...first, tags, ...last]}
    />
  );
}

const desks = { news: NewsDesk, events: EventDesk, 'info-pages': PageDesk };

/** Everything that editors have written of one kind, in whichever state. */
export function ContentListScreen() {
  const { t } = useTranslation('media');
  const { kind: asked } = useParams();
  const kind = contentKinds.find((one) => one === asked);
  const mayWrite = useMayWrite(kind ?? 'news');
  if (!kind) return <NoSuchKind />;
  const Desk = desks[kind];
  const write = mayWrite && (
    <ButtonLink to={mediaPaths.newContent(kind)} icon="edit">
      {t('desk.write')}
    </ButtonLink>
  );
  return (
    <Screen title={t(`desk.kind.${kind}`)} actions={write}>
      <Head title={`${t('desk.title')}: ${t(`desk.kind.${kind}`)}`} />
      <Desk key={kind} />
    </Screen>
  );
}
