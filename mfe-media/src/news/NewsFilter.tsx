import { SearchField } from '@campus/shared/ui/SearchField';
import { Stack } from '@campus/shared/ui/Stack';
import { useTranslation } from 'react-i18next';
import styles from './NewsFilter.module.css';
import { NewsTagChips } from './NewsTagChips';
import type { NewsSearch } from './newsSearch';

interface NewsFilterProps {
  filter: NewsSearch;
  hrefOf: (change: Partial<NewsSearch>) => string;
}

export function NewsFilter({ filter, hrefOf }: NewsFilterProps) {
  const { t } = useTranslation('media');
  return (
    <Stack gap={4}>
      <div className={styles.search}>
        <SearchField label={t('filter.search')} placeholder={t('filter.placeholder')} />
      </div>
      <NewsTagChips selected={filter.tagIds} hrefOf={hrefOf} />
    </Stack>
  );
}
