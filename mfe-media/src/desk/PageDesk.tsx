import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import { filterInfoPages } from '@campus/shared/contract/infoPages';
import { pageSections } from '@campus/shared/contract/payloads/media';
import type { Column } from '@campus/shared/table/DataTable';
import { choicesFilter } from '@campus/shared/table/filters';
import { List } from '@campus/shared/table/List';
import { useTranslation } from 'react-i18next';
import { askedStatuses } from './askedStatuses';
import { useContentColumns } from './useContentColumns';
import { useDeskFilters } from './useDeskFilters';
import { useDeskProps } from './useDeskProps';

type PageRow = CallOutput<typeof filterInfoPages>['items'][number];

export function PageDesk() {
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
      sort={{ column: 'section', asc: true }}
      columns={[...first, ...usePageColumns(), ...last]}
    />
  );
}

function useSectionFilter() {
  const { t } = useTranslation('media');
  return choicesFilter({
    label: t('desk.filter.section'),
    any: t('desk.filter.anySection'),
    options: pageSections.map((value) => ({ value, label: t(`pages.section.${value}`) })),
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
      cell: ({ section }) => t(`pages.section.${section}`),
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
    },
    {
      key: 'menu',
      header: t('desk.column.menu'),
      cell: ({ showInMenu }) => t(showInMenu ? 'desk.inMenu' : 'desk.notInMenu'),
      hidden: true,
    },
  ];
}
