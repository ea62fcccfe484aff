import * as z from 'zod/mini';
import { today } from '../days';
import { amount, day, id, line, listOf, multiline, search, timestamp } from '../fields';
import { semester } from '../education/requests';
import { period } from '../period';
import { applicationStatuses, applicationTypes } from './machine';

/** The photo that was shown to whoever approves a card; without it, whichever there is by now. */
export const applicationApproveRequest = z.object({ photoUrl: z.optional(z.nullable(z.string())) });

/** Where the card is wanted; a digital one if nothing is said. */
export const cardApplicationRequest = z.object({ issuingId: z.optional(id) });

const toAccountMask = (text: string) =>
  text.replace(/^[\s•*]*(?=\d{4}$)/, '•••• ').normalize('NFC');

/** The last four digits of the account, kept as «•••• 1234». */
const accountMask = z
  .string('REQUIRED')
  .check(z.overwrite(toAccountMask), z.regex(/^•{4} \d{4}$/, 'ACCOUNT_MASK_FORMAT'));

export const creditApplicationRequest = z.object({
  programId: id,
  semester,
  bank: line(1, 120),
  contractNumber: line(1, 50),
  contractDate: day.check(z.refine((date) => date <= today(), 'DATE_IN_FUTURE')),
  creditAmount: amount,
  accountMask,
});

export const applicationsFilterRequest = z
  .object({
    search,
    types: listOf(z.enum(applicationTypes)),
    statuses: listOf(z.enum(applicationStatuses)),
    eduOrgIds: listOf(id, 500),
    createdFrom: z.optional(timestamp),
    createdTo: z.optional(timestamp),
  })
  .check(...period('createdFrom', 'createdTo'));

export const applicationRejectRequest = z.object({ reason: multiline(10, 1000) });
