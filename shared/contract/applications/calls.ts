import * as z from 'zod/mini';
import { call } from '../call';
import { id } from '../fields';
import { pageOf, pageQuery, newestPage } from '../page';
import { applicationReaders, type StaffRole } from '../roles';
import { applicationDetails, applicationItem, applicationType, ownApplication } from './records';
import {
  applicationApproveRequest,
  applicationRejectRequest,
  applicationsFilterRequest,
  cardApplicationRequest,
  creditApplicationRequest,
} from './requests';

const params = z.object({ id });

const mine = ['HUMAN', 'STUDENT'] as const;

export const applyForCard = call({
  method: 'POST',
  path: '/api/participants/application/esk-card',
  summary: 'Apply for a card',
  access: ['STUDENT'],
  body: cardApplicationRequest,
  response: ownApplication,
  invalidates: ['Reset'],
});

export const applyForExtraGrant = call({
  method: 'POST',
  path: '/api/participants/application/extra-grant',
  summary: 'Apply for an extra grant',
  access: ['STUDENT'],
  response: ownApplication,
  invalidates: ['Reset'],
});

export const applyForCreditGrant = call({
  method: 'POST',
  path: '/api/participants/application/credit-grant',
  summary: 'Apply for a grant towards an educational credit',
  access: ['STUDENT'],
  body: creditApplicationRequest,
  response: ownApplication,
  invalidates: ['Reset'],
});

export const cancelApplication = call({
  method: 'POST',
  path: '/api/participants/application/{id}/cancel',
  summary: 'Withdraw an own application that nobody has decided yet',
  access: mine,
  params,
  response: ownApplication,
  invalidates: ['Reset'],
});

export const listMyApplications = call({
  method: 'GET',
  path: '/api/participants/application/my',
  summary: 'All own applications, newest first',
  access: mine,
  query: z.object({ type: z.optional(applicationType) }),
  response: z.object({ items: z.array(ownApplication), total: z.int() }),
  provides: ['Reset'],
});

const deciders = ['ADMIN', 'PAYMENT_MANAGER', 'SUPPORT'] as const satisfies readonly StaffRole[];

export const filterApplications = call({
  method: 'POST',
  path: '/api/application/filter',
  summary: 'Applications, newest first',
  access: applicationReaders,
  defaults: newestPage,
  query: pageQuery,
  body: applicationsFilterRequest,
  response: pageOf(applicationItem),
  provides: ['Reset'],
});

export const getApplication = call({
  method: 'GET',
  path: '/api/application/{id}',
  summary: 'One application with its documents',
  access: applicationReaders,
  params,
  response: applicationDetails,
  provides: ['Reset', 'Payment'],
});

export const rejectApplication = call({
  method: 'POST',
  path: '/api/application/{id}/reject',
  summary: 'Reject an application and say why',
  access: deciders,
  params,
  body: applicationRejectRequest,
  response: applicationDetails,
  invalidates: ['Reset'],
});

export const approveApplication = call({
  method: 'POST',
  path: '/api/application/{id}/approve',
  summary: 'Approve an application: the card is issued, or the grant waits for its register',
  access: deciders,
  params,
  body: applicationApproveRequest,
  response: applicationDetails,
  invalidates: ['Reset'],
});
