import { listMyApplications } from '@campus/shared/contract/applications/calls';
import {
  listHumanTicketsMailing,
  listMyNotifications,
} from '@campus/shared/contract/notifications/calls';
import { listHumanPayments, listPayHistory } from '@campus/shared/contract/payments/calls';
import { listMyTickets } from '@campus/shared/contract/support/calls';
import { idOf } from '../../backend/seed/scale/idOf';
import { humanOfStudent } from '../../backend/seed/scale/population';
import { listCase, type FilterCase } from './FilterCase';

/** Who studies, and has been paid for years. */
export const somebody = idOf('human', humanOfStudent(4_242));

/** What a student reads of their own, and what staff read of one person. */
export const personCases = (own: string, staff: string): FilterCase[] => [
  ...[listPayHistory, listMyTickets, listMyNotifications, listMyApplications].map((call) => ({
    ...listCase(call, 'own'),
    token: own,
  })),
  ...[listHumanPayments, listHumanTicketsMailing].map((call) => ({
    ...listCase(call, 'of one person', { id: somebody }),
    token: staff,
  })),
];
