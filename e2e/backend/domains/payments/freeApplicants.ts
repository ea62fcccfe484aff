import type { ApplicationType } from '@campus/shared/contract/applications/machine';
import { sql } from 'drizzle-orm';
import type { PaymentRow } from './PaymentRow';

const isFree = ({ id }: PaymentRow) => sql`(payment_id is null or payment_id = ${id})`;

const approved = (type: ApplicationType) => sql`
  select human_id from applications
  where type = ${type}::application_type and status = 'APPROVED'`;

/** People with an approved application of the type that no other register pays for (`human_id`). */
export const freeApplicants = (type: ApplicationType, payment: PaymentRow) =>
  sql`${approved(type)} and ${isFree(payment)}`;

/** Those whose every approved application other registers pay for. */
export const spentApplicants = (type: ApplicationType, payment: PaymentRow) =>
  sql`${approved(type)} group by human_id having not bool_or(${isFree(payment)})`;
