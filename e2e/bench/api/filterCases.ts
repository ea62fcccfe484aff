import { filterApplications } from '@campus/shared/contract/applications';
import type { Call } from '@campus/shared/contract/call';
import { filterEvents } from '@campus/shared/contract/events';
import { filterHumans } from '@campus/shared/contract/humans';
import { filterInfoPages } from '@campus/shared/contract/infoPages';
import { filterNews } from '@campus/shared/contract/news';
import { filterNotifications } from '@campus/shared/contract/notifications';
import { filterPartners } from '@campus/shared/contract/partners';
import { filterCandidates, filterPayments } from '@campus/shared/contract/payments';
import { filterSyncMessages } from '@campus/shared/contract/sync';
import { filterTickets } from '@campus/shared/contract/tickets';
import { filterUsers } from '@campus/shared/contract/users';
import { idOf } from '../../backend/seed/scale/idOf';
import type { FilterCase } from './FilterCase';

type Bodies = Record<string, object>;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const [someOrg, otherOrg] = [idOf('organisation', 17), idOf('organisation', 118)];

/** The bodies of a call; the one called «deep page» goes with `skip`. */
const of = (
  call: Call,
  { token, params, deep }: { token?: string; params?: Record<string, string>; deep: number },
  bodies: Bodies,
): FilterCase[] => [
  ...Object.entries(bodies).map(([what, body]) => ({ call, what, token, params, body })),
  { call, what: `deep page, skip ${deep}`, token, params, query: { skip: deep }, body: {} },
];

const contentCases = (token: string): FilterCase[] => [
  ...of(
    filterNews,
    { deep: 3_000 },
    {
      nothing: {},
      'search, frequent': { search: 'стипендия' },
      'search, part of a word': { search: 'хакат' },
      'search and tags': { search: 'карта', tagIds: [idOf('tag', 3), idOf('tag', 8)] },
    },
  ),
  ...of(
    filterNews,
    { token, deep: 4_000 },
    {
      'editor, nothing': {},
      'editor, drafts found': { search: 'библиотека', statuses: ['DRAFT', 'ARCHIVED'] },
    },
  ),
  ...of(
    filterEvents,
    { deep: 2_000 },
    {
      nothing: {},
      search: { search: 'турнир' },
      'coming, online, tags': { when: 'UPCOMING', isOnline: true, tagIds: [idOf('tag', 5)] },
    },
  ),
  ...of(
    filterInfoPages,
    { token, deep: 150 },
    {
      nothing: {},
      search: { search: 'карта' },
      'section, published': { sections: ['HELP'], statuses: ['PUBLISHED'] },
    },
  ),
  ...of(
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
  ...of(
    filterNotifications,
    { token, deep: 400 },
    {
      nothing: {},
      search: { search: 'стипендия' },
      'kind and month': { kinds: ['PAYMENT'], createdFrom: daysAgo(30) },
    },
  ),
];

const peopleCases = (token: string, operator: string, statusId: string): FilterCase[] => [
  ...of(
    filterHumans,
    { token, deep: 100_000 },
    {
      nothing: {},
      'search, surname': { search: 'Лесохвалова' },
      'search, part of an address': { search: 'human0123' },
      'search, a first name of thousands': { search: 'отличница' },
      'organisations and courses': { eduOrgIds: [someOrg, otherOrg], courses: [1, 2] },
      'status, level, live card': { statusIds: [statusId], levels: ['BACHELOR'], hasCard: true },
      'mismatch, one organisation': { identityStatuses: ['MISMATCH'], eduOrgIds: [someOrg] },
      'card blocked, this year': { cardStatuses: ['BLOCKED'], createdFrom: daysAgo(360) },
    },
  ),
  ...of(filterHumans, { token: operator, deep: 1_000 }, { 'operator, nothing': {} }),
  ...of(
    filterApplications,
    { token, deep: 100_000 },
    {
      nothing: {},
      'search, surname': { search: 'Мореходова' },
      'search, number': { search: '012345' },
      'new, one type': { statuses: ['NEW'], types: ['EXTRA_GRANT'] },
      'rejected, organisations, month': {
        statuses: ['REJECTED'],
        eduOrgIds: [someOrg, otherOrg],
        createdFrom: daysAgo(300),
      },
    },
  ),
  ...of(filterApplications, { token: operator, deep: 500 }, { 'operator, nothing': {} }),
  ...of(
    filterUsers,
    { token, deep: 180 },
    {
      nothing: {},
      search: { search: 'staff01' },
      active: { isActive: true },
    },
  ),
];

const workCases = (token: string): FilterCase[] => [
  ...of(
    filterTickets,
    { token, deep: 100_000 },
    {
      nothing: {},
      'search, words': { search: 'код на почту' },
      'search, number': { search: 'T-123456' },
      'open, one category': { statuses: ['NEW', 'OPEN'], categories: ['PAYMENT'] },
      'nobody’s, overdue': { assigneeId: null, isOverdue: true },
      'closed, high, month': {
        statuses: ['CLOSED'],
        priorities: ['HIGH'],
        createdFrom: daysAgo(90),
      },
    },
  ),
  ...of(
    filterPayments,
    { token, params: { paymentType: 'grant' }, deep: 450 },
    {
      nothing: {},
      search: { search: 'P-202' },
      'state, period, organisations': {
        statuses: ['PAID', 'SENT'],
        periodFrom: daysAgo(200).slice(0, 10),
        periodTo: daysAgo(10).slice(0, 10),
        eduOrgIds: [someOrg, otherOrg],
      },
    },
  ),
  ...of(
    filterCandidates,
    { token, params: { id: idOf('register', 0) }, deep: 40_000 },
    {
      'largest register, nothing': {},
      'largest register, surname': { search: 'Лесохвалова' },
      'largest register, one organisation': { eduOrgIds: [idOf('organisation', 3)] },
      'largest register, left out': { decisions: ['EXCLUDED'], failedCheck: 'QUOTA' },
    },
  ),
  ...of(
    filterCandidates,
    { token, params: { id: idOf('register', 700) }, deep: 1_500 },
    {
      'usual register, nothing': {},
    },
  ),
  ...of(
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

interface Who {
  admin: string;
  operator: string;
  /** Of those who study. */
  statusId: string;
}

/** Every filter call of the contract: with nothing, a search, several filters, and a deep page. */
export const filterCases = ({ admin, operator, statusId }: Who): FilterCase[] => [
  ...peopleCases(admin, operator, statusId),
  ...workCases(admin),
  ...contentCases(admin),
];
