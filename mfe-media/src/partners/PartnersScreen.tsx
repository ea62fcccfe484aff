import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import {
  filterPartners,
  listPartnerCategories,
  listPartnerCities,
} from '@campus/shared/contract/partners/calls';
import { discountTypes } from '@campus/shared/contract/partners/discountTypes';
import type { ReadingFilter } from '@campus/shared/reading/FilterMenu';
import { ListFilters } from '@campus/shared/reading/ListFilters';
import { PagedCards } from '@campus/shared/reading/PagedCards';
import { oneOf } from '@campus/shared/reading/oneOf';
import { someOf } from '@campus/shared/reading/someOf';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Screen } from '@campus/shared/ui/Screen';
import { SearchField } from '@campus/shared/ui/SearchField';
import { Stack } from '@campus/shared/ui/Stack';
import { urlChoice, urlCount, urlIds, urlText } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import { PartnerGrid, PartnerGridSkeleton } from './PartnerGrid';
import styles from './PartnersScreen.module.css';

type City = CallOutput<typeof listPartnerCities>[number];

/** More chips than these are a wall, so the largest are shown and the others are found by name. */
const mostCities = 12;

/** Namesakes are told apart by their regions. */
const named = (cities: readonly City[]) => {
  const isNamesake = ({ id, name }: City) =>
    cities.some((other) => other.name === name && other.id !== id);
  return (city: City) => ({
    id: city.id,
    name: isNamesake(city) ? `${city.name}, ${city.region}` : city.name,
  });
};

/** Of the cities found the largest, and the chosen ones whatever is looked for, from A to Z. */
export function shownCities(
  all: readonly City[],
  found: readonly City[],
  selected: readonly string[],
) {
  const largest = found
    .filter(({ partners }) => partners > 0)
    .toSorted((a, b) => b.partners - a.partners)
    .slice(0, mostCities);
  const ids = new Set([...selected, ...largest.map(({ id }) => id)]);
  return all.filter(({ id }) => ids.has(id)).map(named(all));
}

/** What the address of the list says. */
const partnerSearch = {
  skip: urlCount,
  search: urlText,
  cityIds: urlIds,
  categoryIds: urlIds,
  discountType: urlChoice(discountTypes),
  /** Words by which a city is looked for: they narrow the choice of cities, not the list. */
  city: urlText,
};

type PartnerSearch = {
  [K in keyof typeof partnerSearch]: ReturnType<(typeof partnerSearch)[K]>;
};

const noPartnerFilter = {
  search: undefined,
  cityIds: [],
  categoryIds: [],
  discountType: undefined,
  city: undefined,
} satisfies Partial<PartnerSearch>;

/** Rows of one, two or three: the last one is full at every width. */
const partnersPerPage = 12;

interface FilterProps {
  filter: PartnerSearch;
  hrefOf: (change: Partial<PartnerSearch>) => string;
}

/** Cities where something is on offer; what is chosen stays in sight. */
function useCityFilter({ filter: { cityIds, city }, hrefOf }: FilterProps): ReadingFilter {
  const { t } = useTranslation('media');
  const { data: all } = useCallQuery(listPartnerCities, { query: {} });
  const { data: found } = useCallQuery(listPartnerCities, {
    query: city ? { search: city } : {},
  });
  const isMany = (all ?? []).filter(({ partners }) => partners > 0).length > mostCities;
  const cities = someOf({
    label: t('partners.city'),
    all: t('partners.anyCity'),
    options: shownCities(all ?? [], found ?? [], cityIds),
    selected: cityIds,
    hrefOf: (next) => hrefOf({ cityIds: next, city: undefined }),
  });
  const isNone = city && found?.every(({ partners }) => partners === 0);
  const find = (isMany || city) && (
    <div className={styles.find}>
      <SearchField name="city" label={t('partners.findCity')} />
      {isNone && <p role="status">{t(found?.length ? 'partners.emptyCity' : 'partners.noCity')}</p>}
    </div>
  );
  return { ...cities, find, isOpen: Boolean(city) };
}

function useCategoryFilter({ filter: { categoryIds }, hrefOf }: FilterProps): ReadingFilter {
  const { t } = useTranslation('media');
  const { data: categories } = useCallQuery(listPartnerCategories, { query: {} });
  return someOf({
    label: t('partners.category'),
    all: t('partners.anyCategory'),
    options: categories?.filter(({ id, partners }) => partners > 0 || categoryIds.includes(id)),
    selected: categoryIds,
    hrefOf: (next) => hrefOf({ categoryIds: next }),
  });
}

function useDiscountFilter({ filter: { discountType }, hrefOf }: FilterProps): ReadingFilter {
  const { t } = useTranslation('media');
  return oneOf({
    label: t('partners.discount'),
    any: t('partners.anyDiscount'),
    values: discountTypes,
    wordsOf: (type) => t(`partners.types.${type}`),
    selected: discountType,
    hrefOf: (type) => hrefOf({ discountType: type }),
  });
}

function PartnerFilter(props: FilterProps) {
  const { t } = useTranslation('media');
  return (
    <ListFilters
      label={t('partners.search')}
      placeholder={t('partners.placeholder')}
      filters={[useCityFilter(props), useCategoryFilter(props), useDiscountFilter(props)]}
      resetTo={props.hrefOf(noPartnerFilter)}
    />
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
