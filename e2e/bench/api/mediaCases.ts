import { filterEvents } from '@campus/shared/contract/media/eventCalls';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { listAuthors, listNewsTags } from '@campus/shared/contract/media/taxonomyCalls';
import { filterNews, getNewsByUrl } from '@campus/shared/contract/media/newsCalls';
import { idOf } from '../../backend/seed/scale/idOf';
import { type FilterCase, casesOf, daysAgo, listCase } from './FilterCase';

const every = ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED'];
const month = { from: daysAgo(45), to: daysAgo(15) };

const newsCases = (token: string): FilterCase[] => [
  ...casesOf(
    filterNews,
    { deep: 3_000 },
    {
      nothing: {},
      'search, frequent': { search: 'стипендия' },
      'search, part of a word': { search: 'типенд' },
      'search, nothing found': { search: 'абракадабра' },
      'one tag': { tagIds: [idOf('tag', 3)] },
      'search and tags': { search: 'карта', tagIds: [idOf('tag', 3), idOf('tag', 8)] },
    },
  ),
  ...casesOf(
    filterNews,
    { token, deep: 4_000 },
    {
      'editor, nothing': {},
      'editor, all states': { statuses: every },
      'editor, all states, search': { search: 'стипендия', statuses: every },
      'editor, drafts found': { search: 'библиотека', statuses: ['DRAFT', 'ARCHIVED'] },
      'editor, drafts of tags': { tagIds: [idOf('tag', 3), idOf('tag', 8)], statuses: ['DRAFT'] },
    },
  ),
  listCase(getNewsByUrl, 'one article', { url: 'novost-2500' }),
];

const eventCases = (token: string): FilterCase[] => [
  ...casesOf(
    filterEvents,
    { deep: 2_000 },
    {
      nothing: {},
      search: { search: 'библиотека' },
      'a month': month,
      'coming, online, tags': { when: 'UPCOMING', isOnline: true, tagIds: [idOf('tag', 5)] },
    },
  ),
  ...casesOf(
    filterEvents,
    { token, deep: 2_500 },
    { 'editor, all states': { statuses: every }, 'editor, a month': { ...month, statuses: every } },
  ),
];

const pageCases = (token: string): FilterCase[] =>
  casesOf(
    filterInfoPages,
    { token, deep: 150 },
    {
      nothing: {},
      search: { search: 'карта' },
      'first level': { parentId: null },
      'below one page': { parentId: idOf('page', 3) },
      'section, published': { sections: ['HELP'], statuses: ['PUBLISHED'] },
    },
  );

/** What readers and editors ask of news, events and pages. */
export const mediaCases = (token: string): FilterCase[] => [
  ...newsCases(token),
  ...eventCases(token),
  ...pageCases(token),
  { ...listCase(listNewsTags, 'editor, with their use'), token },
  { ...listCase(listAuthors, 'editor, with their use'), token },
];
