import * as z from 'zod/mini';
import { call } from '../call';
import { id, timestamp } from '../fields';
import { pageOf, pageQuery, pageQueryByName, byNamePage, newestPage } from '../page';
import { paymentTypes } from './machine';
import {
  candidate,
  eduOrgTotals,
  paidMonth,
  paymentList,
  register,
  registerEvent,
  registerPreview,
  resultProblem,
  statusSummary,
} from './records';
import { organisation } from '../education/records';
import { registerReaders } from '../roles';
import {
  candidateOrders,
  candidatesDecisionRequest,
  humanCreatePaymentRequest,
  paymentCreateRequest,
  paymentPreviewRequest,
  paymentResultsCheckRequest,
  paymentUpdate,
  paymentsCandidatesFiltersRequest,
  paymentsFiltersRequest,
  paymentsSummaryRequest,
  registerDraftRequest,
  registerOrders,
} from './requests';

const onType = z.object({ paymentType: z.enum(paymentTypes) });
const onId = z.object({ id });
const file = { response: z.file(), binary: true, extension: true } as const;

export const listPaymentEduOrgs = call({
  method: 'GET',
  path: '/api/payments/edu-list',
  summary: 'Organisations with the number of their students who can be paid',
  access: ['PAYMENT_MANAGER', 'PAYMENT_APPROVER', 'AUDITOR'],
  response: z.array(z.extend(organisation, { payableStudents: z.int() })),
  provides: ['Reset', 'Payment'],
});

export const createPayment = call({
  method: 'POST',
  path: '/api/payments/{paymentType}',
  summary: 'A draft of a register with its candidates',
  access: ['PAYMENT_MANAGER'],
  params: onType,
  body: paymentCreateRequest,
  response: register,
  invalidates: ['Payment'],
});

export const previewPayment = call({
  method: 'POST',
  path: '/api/payments/{paymentType}/preview',
  summary: 'What a register on these terms would be; makes nothing',
  access: ['PAYMENT_MANAGER'],
  extension: true,
  params: onType,
  body: paymentPreviewRequest,
  response: registerPreview,
  provides: ['Reset', 'Payment'],
});

export const getRegisterDraft = call({
  method: 'GET',
  path: '/api/payments/{paymentType}/draft',
  summary:
    'What the reader has typed into a new register and not made yet, or null; kept for 30 days',
  access: ['PAYMENT_MANAGER'],
  extension: true,
  params: onType,
  response: z.nullable(z.extend(registerDraftRequest, { savedAt: timestamp })),
});

export const saveRegisterDraft = call({
  method: 'PUT',
  path: '/api/payments/{paymentType}/draft',
  summary:
    'Keep what is typed into a new register; nothing typed forgets it, and so does making it',
  access: ['PAYMENT_MANAGER'],
  extension: true,
  params: onType,
  body: registerDraftRequest,
  response: z.object({}),
});

export const createFailedRegister = call({
  method: 'POST',
  path: '/api/payments/{id}/failed-register',
  summary: 'A draft for those whom the bank could not pay; asked for again, the same one',
  access: ['PAYMENT_MANAGER'],
  extension: true,
  params: onId,
  response: register,
  invalidates: ['Payment'],
});

export const createPaymentForHumans = call({
  method: 'POST',
  path: '/api/participants/humans/filter/create-payment',
  summary: 'A draft of a register for all people whom a filter finds, on whichever page they are',
  access: ['PAYMENT_MANAGER'],
  defaults: newestPage,
  query: pageQuery,
  body: humanCreatePaymentRequest,
  response: register,
  invalidates: ['Payment'],
});

export const filterPayments = call({
  method: 'POST',
  path: '/api/payments/{paymentType}/filter',
  summary: 'Registers of one type, newest first unless asked otherwise',
  access: registerReaders,
  params: onType,
  defaults: newestPage,
  query: z.extend(pageQuery, { sort: z.optional(z.enum(registerOrders)) }),
  body: paymentsFiltersRequest,
  response: pageOf(register),
  provides: ['Reset', 'Payment'],
});

export const summarizePayments = call({
  method: 'POST',
  path: '/api/payments/{paymentType}/summary',
  summary: 'How many registers of one type are in each state, and what they come to',
  access: registerReaders,
  extension: true,
  params: onType,
  body: paymentsSummaryRequest,
  response: z.array(statusSummary),
  provides: ['Reset', 'Payment'],
});

export const listPaidMonths = call({
  method: 'GET',
  path: '/api/payments/{paymentType}/months',
  summary: 'What arrived in each of the last twelve months, the present one last',
  access: registerReaders,
  extension: true,
  params: onType,
  response: z.array(paidMonth),
  provides: ['Reset', 'Payment'],
});

export const exportRegisters = call({
  method: 'POST',
  path: '/api/payments/{paymentType}/export',
  summary: 'The registers of one type that a filter finds, newest first, as a CSV file; logged',
  access: registerReaders,
  params: onType,
  body: paymentsFiltersRequest,
  ...file,
});

export const filterWaitingPayments = call({
  method: 'POST',
  path: '/api/payments/{paymentType}/waiting',
  summary: 'Registers of one type that wait for the reader: to be approved, or to be finished',
  access: registerReaders,
  extension: true,
  params: onType,
  defaults: newestPage,
  query: pageQuery,
  response: pageOf(register),
  provides: ['Reset', 'Payment'],
});

export const getPayment = call({
  method: 'GET',
  path: '/api/payments/{id}',
  summary: 'One register',
  access: registerReaders,
  params: onId,
  response: register,
  provides: ['Reset', 'Payment'],
});

export const updatePayment = call({
  method: 'PATCH',
  path: '/api/payments/{id}',
  summary: 'Edits a draft, decides about candidates, moves the register, takes the bank’s results',
  access: ['PAYMENT_MANAGER', 'PAYMENT_APPROVER'],
  params: onId,
  ...paymentUpdate,
  response: register,
  invalidates: ['Payment'],
});

export const deletePayment = call({
  method: 'DELETE',
  path: '/api/payments/{id}',
  summary: 'Removes a draft',
  access: ['PAYMENT_MANAGER'],
  params: onId,
  response: z.object({ id }),
  invalidates: ['Payment'],
});

export const listPaymentEduOrgTotals = call({
  method: 'GET',
  path: '/api/payments/{id}/edu-orgs',
  summary: 'What a register adds up to in each organisation',
  access: registerReaders,
  params: onId,
  response: z.array(eduOrgTotals),
  provides: ['Reset', 'Payment'],
});

export const filterCandidates = call({
  method: 'POST',
  path: '/api/payments/{id}/candidates/filter',
  summary: 'People in a register, by name unless asked otherwise',
  access: registerReaders,
  params: onId,
  defaults: byNamePage,
  query: z.extend(pageQueryByName, { sort: z.optional(z.enum(candidateOrders)) }),
  body: paymentsCandidatesFiltersRequest,
  response: pageOf(candidate),
  provides: ['Reset', 'Payment'],
});

export const decideCandidates = call({
  method: 'POST',
  path: '/api/payments/{id}/candidates/decide',
  summary: 'Includes or excludes everybody in a draft whom a filter finds and no check bars',
  access: ['PAYMENT_MANAGER'],
  params: onId,
  body: candidatesDecisionRequest,
  response: z.object({ register, decided: z.int(), barred: z.int() }),
  invalidates: ['Payment'],
  extension: true,
});

export const exportCandidates = call({
  method: 'POST',
  path: '/api/payments/{id}/candidates/export',
  summary: 'The people in a register whom a filter finds, as a CSV file; logged',
  access: registerReaders,
  params: onId,
  body: paymentsCandidatesFiltersRequest,
  ...file,
});

export const listPaymentLog = call({
  method: 'GET',
  path: '/api/payments/{id}/log',
  summary: 'Who did what to a register and with which comment, newest first',
  access: ['ADMIN', 'PAYMENT_MANAGER', 'PAYMENT_APPROVER', 'AUDITOR'],
  params: onId,
  query: pageQuery,
  response: pageOf(registerEvent),
  provides: ['Reset', 'Payment'],
  extension: true,
});

export const checkPaymentResults = call({
  method: 'POST',
  path: '/api/payments/{id}/results/check',
  summary: 'Those of the bank’s results that the register cannot take, and why; changes nothing',
  access: ['PAYMENT_MANAGER'],
  params: onId,
  body: paymentResultsCheckRequest,
  response: z.array(resultProblem),
  extension: true,
});

export const exportPayment = call({
  method: 'GET',
  path: '/api/payments/{id}/export',
  summary: 'The included of an approved register as a file for the bank; logged',
  access: ['PAYMENT_MANAGER'],
  params: onId,
  ...file,
});

export const listPayHistory = call({
  method: 'GET',
  path: '/api/participants/pay-history',
  summary: 'All payments of the signed-in student, newest first',
  access: ['STUDENT'],
  response: paymentList,
  provides: ['Reset'],
});

export const listHumanPayments = call({
  method: 'GET',
  path: '/api/participants/humans/{id}/pay-history',
  summary: 'All payments of a person, newest first',
  access: ['ADMIN', 'PAYMENT_MANAGER', 'PAYMENT_APPROVER', 'SUPPORT', 'AUDITOR'],
  params: z.object({ id }),
  response: paymentList,
  provides: ['Reset', 'Payment'],
});
