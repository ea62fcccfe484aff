import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listPartnerCategories } from '@campus/shared/contract/partners';
import { discountTypes } from '@campus/shared/contract/payloads/partners';
import { useTranslation } from 'react-i18next';
import { DirectoryFilter } from '../filter/DirectoryFilter';
import { FilterChips } from '../filter/FilterChips';
import { ListFilters } from '../filter/ListFilters';
import { CityFilter } from './CityFilter';
import type { PartnerSearch } from './partnerSearch';

interface PartnerFilterProps {
  filter: PartnerSearch;
  hrefOf: (change: Partial<PartnerSearch>) => string;
}

export function PartnerFilter({ filter, hrefOf }: PartnerFilterProps) {
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
      <DirectoryFilter
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
