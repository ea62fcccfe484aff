import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { filterPartners } from '@campus/shared/contract/partners';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Screen } from '@campus/shared/ui/Screen';
import { Stack } from '@campus/shared/ui/Stack';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import { PagedCards } from '../list/PagedCards';
import { PartnerFilter } from './PartnerFilter';
import { PartnerGrid } from './PartnerGrid';
import { PartnerGridSkeleton } from './PartnerGridSkeleton';
import { noPartnerFilter, partnerSearch, partnersPerPage } from './partnerSearch';

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
