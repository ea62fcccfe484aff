import { publicationStatuses } from '@campus/shared/contract/media/machine';
import type { ContentKind } from '@campus/shared/contract/media/paths';
import { searchFilter, tabsFilter } from '@campus/shared/table/filters';
import { useTranslation } from 'react-i18next';

/** By state and by words, as all kinds are looked for. */
export function useDeskFilters(kind: ContentKind) {
  const { t } = useTranslation('media');
  return {
    status: tabsFilter({
      label: t('desk.filter.status'),
      any: t('desk.filter.all'),
      options: publicationStatuses.map((value) => ({ value, label: t(`desk.tab.${value}`) })),
    }),
    search: searchFilter({
      label: t(`desk.filter.search.${kind}`),
      placeholder: t('desk.filter.placeholder'),
    }),
  };
}
