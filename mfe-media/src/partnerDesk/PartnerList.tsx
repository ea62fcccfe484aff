import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  filterPartners,
  listPartnerCategories,
  listPartnerCities,
} from '@campus/shared/contract/partners';
import { discountTypes } from '@campus/shared/contract/payloads/partners';
import { paths } from '@campus/shared/paths';
import { choiceFilter, choicesOf, flagFilter, searchFilter } from '@campus/shared/table/filters';
import { List } from '@campus/shared/table/List';
import { useTranslation } from 'react-i18next';
import { usePartnerColumns } from './usePartnerColumns';
import { useShowActions } from './useShowActions';

/** All partners, those too whose offer readers do not see. */
export function PartnerList() {
  const { t } = useTranslation('media');
  const columns = usePartnerColumns();
  const actions = useShowActions();
  const filters = usePartnerFilters();
  return (
    <List
      call={filterPartners}
      name="partners"
      caption={t('partnerDesk.list')}
      filters={filters}
      input={({ search, cityIds, categoryIds, discountType, isActive }) => ({
        body: {
          search,
          cityIds: cityIds ? [cityIds] : undefined,
          categoryIds: categoryIds ? [categoryIds] : undefined,
          discountType,
          isActive,
        },
      })}
      sort={{ column: 'created', asc: false }}
      columns={columns}
      rowKey={({ id }) => id}
      rowLink={({ id }) => paths.partnerRecord(id)}
      actions={actions}
      empty={{ title: t('partnerDesk.none'), text: t('partnerDesk.noneText') }}
      totalLabel={(count) => t('partnerDesk.total', { count })}
    />
  );
}

function usePartnerFilters() {
  const { t } = useTranslation('media');
  const cities = useCallQuery(listPartnerCities, { query: {} });
  const categories = useCallQuery(listPartnerCategories, { query: {} });
  return {
    search: searchFilter({ label: t('partners.search'), placeholder: t('partners.placeholder') }),
    cityIds: choiceFilter({
      label: t('partners.city'),
      any: t('partners.anyCity'),
      options: choicesOf(cities, (list) =>
        list.map(({ id, name, region }) => ({
          value: id,
          label: list.some((other) => other.id !== id && other.name === name)
            ? `${name}, ${region}`
            : name,
        })),
      ),
    }),
    categoryIds: choiceFilter({
      label: t('partners.category'),
      any: t('partners.anyCategory'),
      options: choicesOf(categories, (list) =>
        list.map(({ id, name }) => ({ value: id, label: name })),
      ),
    }),
    discountType: choiceFilter({
      label: t('partners.discount'),
      any: t('partners.anyDiscount'),
      options: discountTypes.map((value) => ({ value, label: t(`partners.types.${value}`) })),
    }),
    isActive: flagFilter({
      label: t('partnerDesk.column.state'),
      any: t('partnerDesk.state.any'),
      yes: t('partnerDesk.state.shown'),
      no: t('partnerDesk.state.hidden'),
    }),
  };
}
