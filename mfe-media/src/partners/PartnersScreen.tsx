import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  filterPartners,
  listPartnerCategories,
  listPartnerCities,
} from '@campus/shared/contract/partners/calls';
import { discountTypes } from '@campus/shared/contract/partners/requests';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Screen } from '@campus/shared/ui/Screen';
import { SearchField } from '@campus/shared/ui/SearchField';
import { Stack } from '@campus/shared/ui/Stack';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import { OptionFilter } from '@campus/shared/reading/OptionFilter';
import { FilterChips } from '@campus/shared/reading/FilterChips';
import { ListFilters } from '@campus/shared/reading/ListFilters';
import { PagedCards } from '@campus/shared/reading/PagedCards';
import { PartnerGrid } from './PartnerGrid';
import { PartnerGridSkeleton } from './PartnerGridSkeleton';
import {
  noPartnerFilter,
  partnerSearch,
  partnersPerPage,
  type PartnerSearch,
} from './partnerSearch';
import styles from './PartnersScreen.module.css';
import { mostCities, shownCities } from './shownCities';

interface CityFilterProps {
  selected: readonly string[];
  /** Words by which a city is looked for. */
  words: string | undefined;
  hrefOf: (cityIds: string[]) => string;
}

/** Cities where something is on offer; what is chosen stays in sight. */
function CityFilter({ selected, words, hrefOf }: CityFilterProps) {
  const { t } = useTranslation('media');
  const { data: all } = useCallQuery(listPartnerCities, { query: {} });
  const { data: found } = useCallQuery(listPartnerCities, {
    query: words ? { search: words } : {},
  });
  const isMany = (all ?? []).filter(({ partners }) => partners > 0).length > mostCities;
  return (
    <>
      <OptionFilter
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

interface PartnerFilterProps {
  filter: PartnerSearch;
  hrefOf: (change: Partial<PartnerSearch>) => string;
}

function PartnerFilter({ filter, hrefOf }: PartnerFilterProps) {
  const { t } = useTranslation('media');
  const { cityIds, categoryIds, discountType } = filter;
  const { data: categories } = useCallQuery(listPartnerCategories, { query: {} });
  const discounts = [undefined, ...discountTypes].map((type) => ({
    label: t(type ? `partners.types.${type}` : 'partners.anyDiscount'),
    to: hrefOf({ discountType: type }),
    selected: discountType === type,
  }));
  return (
    <ListFilters label={t('partners.search')} placeholder={t('partners.placeholder')}>
      <CityFilter
        selected={cityIds}
        words={filter.city}
        hrefOf={(next) => hrefOf({ cityIds: next, city: undefined })}
      />
      <OptionFilter
        label={t('partners.category')}
        all={t('partners.anyCategory')}
        options={categories?.filter(({ id, partners }) => partners > 0 || categoryIds.includes(id))}
        selected={categoryIds}
        hrefOf={(next) => hrefOf({ categoryIds: next })}
      />
      <FilterChips label={t('partners.discount')} chips={discounts} />
    </ListFilters>
  );
}

/** Who gives something for the card, found by city, category, benefit and words. */
export function PartnersScreen() {
  const { t } = useTranslation('media');
  const [filter, , hrefOf] = useFilter(partnerSearch);
  const { skip, search, cityIds, categoryIds, discountType } = filter;
  const lists = [...cityIds, ...categoryIds];
  const isFiltered = Boolean(search ?? discountType) || lists.length > 0 || skip > 0;
  const partners = useCallQuery(filterPartners, {
    query: { skip, size: partnersPerPage },
    body: {
      search: search || undefined,
      cityIds: cityIds.length > 0 ? cityIds : undefined,
      categoryIds: categoryIds.length > 0 ? categoryIds : undefined,
      discountType,
    },
  });
  const none = <EmptyState title={t('partners.none')} text={t('partners.noneText')} />;
  return (
    <Screen title={t('partners.title')} lead={t('partners.lead')} display>
      <Stack gap={6}>
        <PartnerFilter filter={filter} hrefOf={hrefOf} />
        <PagedCards
          query={partners}
          resetHref={isFiltered ? hrefOf(noPartnerFilter) : undefined}
          none={none}
          skeleton={<PartnerGridSkeleton />}
          hrefOf={(next) => hrefOf({ skip: next })}
        >
          {(items) => <PartnerGrid items={items} isStale={partners.isPlaceholderData} />}
        </PagedCards>
      </Stack>
    </Screen>
  );
}
