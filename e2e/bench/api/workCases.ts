import { filterCandidates, filterPayments } from '@campus/shared/contract/payments';
import { filterSyncMessages } from '@campus/shared/contract/sync';
import { filterTickets } from '@campus/shared/contract/tickets';
import { idOf } from '../../backend/seed/scale/idOf';
import type { FilterCase } from './FilterCase';
import { casesOf, daysAgo, someOrgs } from './casesOf';

export const workCases = (token: string): FilterCase[] => [
  ...casesOf(
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
      'largest register, one organisation': { eduOrgIds: [idOf('organisation', 3)] },
      'largest register, left out': { decisions: ['EXCLUDED'], failedCheck: 'QUOTA' },
    },
  ),
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
