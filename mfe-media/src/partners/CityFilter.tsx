import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listPartnerCities } from '@campus/shared/contract/partners';
import { SearchField } from '@campus/shared/ui/SearchField';
import { useTranslation } from 'react-i18next';
import { DirectoryFilter } from '../filter/DirectoryFilter';
import styles from './CityFilter.module.css';
import { mostCities, shownCities } from './shownCities';

interface CityFilterProps {
  selected: readonly string[];
  /** Words by which a city is looked for. */
  words: string | undefined;
  hrefOf: (cityIds: string[]) => string;
}

/** Cities where something is on offer; what is chosen stays in sight. */
export function CityFilter({ selected, words, hrefOf }: CityFilterProps) {
  const { t } = useTranslation('media');
  const { data: all } = useCallQuery(listPartnerCities, { query: {} });
  const { data: found } = useCallQuery(listPartnerCities, {
    query: words ? { search: words } : {},
  });
  const isMany = (all ?? []).filter(({ partners }) => partners > 0).length > mostCities;
  return (
    <>
      <DirectoryFilter
        label={t('partners.city')}
        all={t('partners.anyCity')}
        options={shownCities(all ?? [], found ?? [], selected)}
        selected={selected}
        hrefOf={hrefOf}
      />
      {(isMany || words) && (
        <div className={styles.find}>
          <SearchField name="city" label={t('partners.findCity')} />
          {words && found?.length === 0 && <p role="status">{t('partners.noCity')}</p>}
        </div>
      )}
    </>
  );
}
