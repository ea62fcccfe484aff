import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listNewsTags } from '@campus/shared/contract/media/taxonomyCalls';
import { useTranslation } from 'react-i18next';
import { DirectoryFilter } from './DirectoryFilter';

interface TagFilterProps {
  selected: string[];
  hrefOf: (tagIds: string[]) => string;
}

export function TagFilter({ selected, hrefOf }: TagFilterProps) {
  const { t } = useTranslation('media');
  const { data: tags } = useCallQuery(listNewsTags);
  return (
    <DirectoryFilter
      label={t('filter.tags')}
      all={t('filter.anyTag')}
      options={tags}
      selected={selected}
      hrefOf={hrefOf}
    />
  );
}
