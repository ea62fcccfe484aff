import { filterApplications } from '@campus/shared/contract/applications/calls';
import { filterHumans } from '@campus/shared/contract/people/staffCalls';
import { filterNotifications } from '@campus/shared/contract/notifications/calls';
import {
  filterPartners,
  listPartnerCategories,
  listPartnerCities,
} from '@campus/shared/contract/partners/calls';
import { filterCandidates, filterPayments } from '@campus/shared/contract/payments/calls';
import { filterSyncMessages } from '@campus/shared/contract/sync/calls';
import { filterTickets } from '@campus/shared/contract/support/calls';
import { filterUsers } from '@campus/shared/contract/staff/calls';
import { idOf } from '../../backend/seed/scale/idOf';
import { countedCases, shortCases, type Who } from './countedCases';
import { logCases } from './logCases';
import { personCases } from './personCases';
import { casesOf, daysAgo, listCase, someOrgs, type FilterCase } from './FilterCase';
import { filterEvents } from '@campus/shared/contract/media/eventCalls';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { listAuthors, listNewsTags } from '@campus/shared/contract/media/taxonomyCalls';
import { filterNews, getNewsByUrl } from '@campus/shared/contract/media/newsCalls';

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
const mediaCases = (token: string): FilterCase[] => [
  ...newsCases(token),
  ...eventCases(token),
  ...pageCases(token),
  { ...listCase(listNewsTags, 'editor, with their use'), token },
  { ...listCase(listAuthors, 'editor, with their use'), token },
];

const workCases = (token: string): FilterCase[] => [
  ...casesOf(
    filterTickets,
    { token, deep: 100_000 },
    {
      nothing: {},
      'search, words': { search: 'код на почту' },
      'search, number': { search: 'T-123456' },
      'search, surname': { search: 'Лесохвалова' },
      'open, one category': { statuses: ['NEW', 'OPEN'], categories: ['PAYMENT'] },
      'nobody’s, overdue': { assigneeId: null, isOverdue: true },
      'closed, high, month': {
        statuses: ['CLOSED'],
        priorities: ['HIGH'],
        createdFrom: daysAgo(90),
      },
    },
  ),
  ...casesOf(
    filterPayments,
    { token, params: { paymentType: 'grant' }, deep: 450 },
    {
      nothing: {},
      search: { search: 'P-202' },
      'state, period, organisations': {
        statuses: ['PAID', 'SENT'],
        periodFrom: daysAgo(200).slice(0, 10),
        periodTo: daysAgo(10).slice(0, 10),
        eduOrgIds: someOrgs,
      },
    },
  ),
  ...casesOf(
    filterCandidates,
    { token, params: { id: idOf('register', 0) }, deep: 40_000 },
    {
      'largest register, nothing': {},
      'largest register, surname': { search: 'Лесохвалова' },
      'largest register, everybody by a letter': { search: 'а' },
      'largest register, one organisation': { eduOrgIds: [idOf('organisation', 3)] },
      'largest register, failed check': { failedCheck: 'QUOTA' },
      'largest register, failed nowhere': { failedCheck: 'IDENTITY' },
      'largest register, left out': { decisions: ['EXCLUDED'], failedCheck: 'QUOTA' },
    },
  ),
  ...['period', 'people', 'amount'].map((sort) => ({
    call: filterPayments,
    what: `by ${sort}`,
    ...{ token, params: { paymentType: 'grant' }, query: { sort }, body: {} },
  })),
  ...['amount', 'organisation'].map((sort) => ({
    call: filterCandidates,
    what: `largest register, by ${sort}`,
    ...{ token, params: { id: idOf('register', 0) }, query: { sort, asc: false }, body: {} },
  })),
  ...casesOf(
    filterCandidates,
    { token, params: { id: idOf('register', 700) }, deep: 1_500 },
    {
      'usual register, nothing': {},
    },
  ),
  ...casesOf(
    filterSyncMessages,
    { token, deep: 100_000 },
    {
      nothing: {},
      'search, record': { search: 'STD-012345' },
      'given up, students': { statuses: ['DEAD'], entityTypes: ['STUDENT'] },
      'applied, month': { statuses: ['APPLIED'], receivedFrom: daysAgo(30) },
    },
  ),
];

const peopleCases = (token: string, operator: string, statusId: string): FilterCase[] => [
  ...casesOf(
    filterHumans,
    { token, deep: 100_000 },
    {
      nothing: {},
      'search, surname': { search: 'Лесохвалова' },
      'search, part of an address': { search: 'human0123' },
      'search, a first name of thousands': { search: 'отличница' },
      'organisations and courses': { eduOrgIds: someOrgs, courses: [1, 2] },
      'status, level, live card': { statusIds: [statusId], levels: ['BACHELOR'], hasCard: true },
      'mismatch, one organisation': {
        identityStatuses: ['MISMATCH'],
        eduOrgIds: someOrgs.slice(0, 1),
      },
      'card blocked, this year': { cardStatuses: ['BLOCKED'], createdFrom: daysAgo(360) },
    },
  ),
  ...casesOf(filterHumans, { token: operator, deep: 1_000 }, { 'operator, nothing': {} }),
  ...casesOf(
    filterApplications,
    { token, deep: 100_000 },
    {
      nothing: {},
      'search, surname': { search: 'Мореходова' },
      'search, number': { search: '012345' },
      'new, one type': { statuses: ['NEW'], types: ['EXTRA_GRANT'] },
      'rejected, organisations, month': {
        statuses: ['REJECTED'],
        eduOrgIds: someOrgs,
        createdFrom: daysAgo(300),
      },
    },
  ),
  ...casesOf(filterApplications, { token: operator, deep: 500 }, { 'operator, nothing': {} }),
  ...casesOf(
    filterUsers,
    { token, deep: 180 },
    {
      nothing: {},
      search: { search: 'staff01' },
      active: { isActive: true },
    },
  ),
];

const contentCases = (token: string): FilterCase[] => [
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

/** Every filter call of the contract: with nothing, a search, several filters, and a deep page; and what comes with them. */
export const filterCases = (who: Who): FilterCase[] => [
  ...countedCases(who),
  ...personCases(who.student, who.admin),
  ...shortCases(who.admin),
  ...peopleCases(who.admin, who.operator, who.statusId),
  ...workCases(who.admin),
  ...mediaCases(who.admin),
  ...contentCases(who.admin),
  ...logCases(who.admin),
];
