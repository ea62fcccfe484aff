import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listNewsTags } from '@campus/shared/contract/media';
import { choicesFilter, choicesOf } from '@campus/shared/table/filters';
import { useTranslation } from 'react-i18next';

/** By tags, which news and events have. */
export function useTagsFilter() {
  const { t } = useTranslation('media');
  const options = choicesOf(useCallQuery(listNewsTags), (tags) =>
    tags.map(({ id, name }) => ({ value: id, label: name })),
  );
  return choicesFilter({ label: t('desk.filter.tags'), any: t('desk.filter.anyTag'), options });
}
