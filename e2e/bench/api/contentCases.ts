import { filterNotifications } from '@campus/shared/contract/notifications';
import {
  filterPartners,
  listPartnerCategories,
  listPartnerCities,
} from '@campus/shared/contract/partners';
import { idOf } from '../../backend/seed/scale/idOf';
import type { FilterCase } from './FilterCase';
import { casesOf, daysAgo, listCase } from './casesOf';

export const contentCases = (token: string): FilterCase[] => [
  ...casesOf(
    filterPartners,
    { deep: 7_000 },
    {
      nothing: {},
      search: { search: 'кофейня' },
      'one city': { cityIds: [idOf('city', 4)] },
      'city and category': {
        cityIds: [idOf('city', 4), idOf('city', 9)],
        categoryIds: [idOf('category', 0)],
      },
      'search in a city': { search: 'лыж', cityIds: [idOf('city', 1)], discountType: 'PERCENT' },
    },
  ),
  ...casesOf(
    filterPartners,
    { token, deep: 9_000 },
    {
      'editor, nothing': {},
      'editor, search in a city': { search: 'кофейня', cityIds: [idOf('city', 4)] },
    },
  ),
  listCase(listPartnerCities, 'with how many partners each'),
  listCase(listPartnerCategories, 'with how many partners each'),
  ...casesOf(
    filterNotifications,
    { token, deep: 400 },
    {
      nothing: {},
      search: { search: 'стипендия' },
      'kind and month': { kinds: ['PAYMENT'], createdFrom: daysAgo(30) },
    },
  ),
];
