import { useTranslation } from 'react-i18next';
import { ListFilters } from '../filter/ListFilters';
import { TagFilter } from '../filter/TagFilter';
import type { NewsSearch } from './newsSearch';

interface NewsFilterProps {
  filter: NewsSearch;
  hrefOf: (change: Partial<NewsSearch>) => string;
}

export function NewsFilter({ filter, hrefOf }: NewsFilterProps) {
  const { t } = useTranslation('media');
  return (
    <ListFilters label={t('news.search')} placeholder={t('news.placeholder')}>
      <TagFilter selected={filter.tagIds} hrefOf={(tagIds) => hrefOf({ tagIds })} />
    </ListFilters>
  );
}
