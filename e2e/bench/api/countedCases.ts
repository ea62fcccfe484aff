import { listGrants } from '@campus/shared/contract/education/calls';
import { filterHelpVotes } from '@campus/shared/contract/media/voteCalls';
import { filterJobs } from '@campus/shared/contract/operations/calls';
import {
  filterWaitingPayments,
  listPaidMonths,
  listPaymentEduOrgs,
  listPaymentEduOrgTotals,
  listPaymentLog,
  summarizePayments,
} from '@campus/shared/contract/payments/calls';
import { filterStudentClaims } from '@campus/shared/contract/people/staffCalls';
import { getDailyMetrics, getMetrics } from '@campus/shared/contract/staff/metricCalls';
import { listCannedAnswers } from '@campus/shared/contract/support/calls';
import { isSyncAlive } from '@campus/shared/contract/sync/calls';
import { idOf } from '../../backend/seed/scale/idOf';
import { listCase, type FilterCase } from './FilterCase';

export interface Who {
  admin: string;
  payments: string;
  operator: string;
  /** A student. */
  student: string;
  /** Of those who study. */
  statusId: string;
}

/** What is counted and not listed: the dashboard, the heads of the registers, the lamp of НСИ. */
export const countedCases = ({ admin, operator, payments }: Who): FilterCase[] => [
  ...[admin, operator].map((token, at) => ({
    ...listCase(getMetrics, ['everything', 'operator'][at] ?? ''),
    token,
  })),
  { ...listCase(getDailyMetrics, 'ninety days'), token: admin, query: { days: '90' } },
  { ...listCase(isSyncAlive, 'states of messages'), token: admin },
  { ...listCase(listPaymentEduOrgs, 'who can be paid'), token: payments },
  ...[summarizePayments, listPaidMonths, filterWaitingPayments].map((call) => ({
    ...listCase(call, 'grants', { paymentType: 'grant' }),
    token: payments,
  })),
  ...[listPaymentEduOrgTotals, listPaymentLog].map((call) => ({
    ...listCase(call, 'largest register', { id: idOf('register', 0) }),
    token: payments,
  })),
  listCase(listGrants, 'a guest'),
];

/** Lists without a filter of their own worth telling apart. */
export const shortCases = (token: string): FilterCase[] =>
  [filterStudentClaims, filterHelpVotes, filterJobs, listCannedAnswers].map((call) => ({
    ...listCase(call, 'nothing'),
    token,
  }));
