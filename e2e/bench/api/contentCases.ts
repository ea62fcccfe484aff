import { filterEvents } from '@campus/shared/contract/events';
import { filterInfoPages } from '@campus/shared/contract/infoPages';
import { filterNews } from '@campus/shared/contract/news';
import { filterNotifications } from '@campus/shared/contract/notifications';
import { filterPartners } from '@campus/shared/contract/partners';
import { idOf } from '../../backend/seed/scale/idOf';
import type { FilterCase } from './FilterCase';
import { casesOf, daysAgo } from './casesOf';

export const contentCases = (token: string): FilterCase[] => [
  ...casesOf(
    filterNews,
    { deep: 3_000 },
    {
      nothing: {},
      'search, frequent': { search: 'стипендия' },
      'search, part of a word': { search: 'хакат' },
      'search and tags': { search: 'карта', tagIds: [idOf('tag', 3), idOf('tag', 8)] },
    },
  ),
  ...casesOf(
    filterNews,
    { token, deep: 4_000 },
    {
      'editor, nothing': {},
      'editor, drafts found': { search: 'библиотека', statuses: ['DRAFT', 'ARCHIVED'] },
    },
  ),
  ...casesOf(
    filterEvents,
    { deep: 2_000 },
    {
      nothing: {},
      search: { search: 'турнир' },
      'coming, online, tags': { when: 'UPCOMING', isOnline: true, tagIds: [idOf('tag', 5)] },
    },
  ),
  ...casesOf(
    filterInfoPages,
    { token, deep: 150 },
    {
      nothing: {},
      search: { search: 'карта' },
      'section, published': { sections: ['HELP'], statuses: ['PUBLISHED'] },
    },
  ),
  ...casesOf(
    filterPartners,
    { deep: 7_000 },
    {
      nothing: {},
      search: { search: 'кофейня' },
      'city and category': {
        cityIds: [idOf('city', 4), idOf('city', 9)],
        categoryIds: [idOf('category', 0)],
      },
      'search in a city': { search: 'лыж', cityIds: [idOf('city', 1)], discountType: 'PERCENT' },
    },
  ),
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
