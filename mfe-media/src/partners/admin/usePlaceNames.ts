import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  listPartnerCategories,
  listPartnerCities,
  type Partner,
} from '@campus/shared/contract/partners/calls';

/** What categories and cities are called, by their ids. */
export function usePlaceNames(...partners: Partner[]) {
  const { data: cities = [] } = useCallQuery(listPartnerCities, { query: {} });
  const { data: categories = [] } = useCallQuery(listPartnerCategories, { query: {} });
  const known = partners.flatMap((partner) => [partner.category, ...partner.cities]);
  const names = new Map([...known, ...cities, ...categories].map(({ id, name }) => [id, name]));
  return (id: string) => names.get(id) ?? '…';
}
