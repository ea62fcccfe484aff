import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listNewsTags } from '@campus/shared/contract/media/taxonomyCalls';
import { useTranslation } from 'react-i18next';
import { OptionFilter } from '@campus/shared/reading/OptionFilter';

interface TagFilterProps {
  selected: string[];
  hrefOf: (tagIds: string[]) => string;
}

export function TagFilter({ selected, hrefOf }: TagFilterProps) {
  const { t } = useTranslation('media');
  const { data: tags } = useCallQuery(listNewsTags);
  return (
    <OptionFilter
      label={t('filter.tags')}
      all={t('filter.anyTag')}
      options={tags}
      selected={selected}
      hrefOf={hrefOf}
    />
  );
}
