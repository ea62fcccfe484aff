import { sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { paidBy } from './paidBy';
import type { Payment } from './Payment';

/** From now on the applications of the included, one of each person, are paid by this register. */
export async function reserveApplications(tx: Database, { id, type }: Payment) {
  const { application } = paidBy[type];
  if (!application) return;
  await tx.execute(sql`
    update applications set payment_id = ${id}, version = version + 1, updated_at = now()
    where id in (
      select distinct on (application.human_id) application.id
      from applications as application
      join payment_candidates as candidate on candidate.human_id = application.human_id
      where candidate.payment_id = ${id} and candidate.decision = 'INCLUDED'
        and application.type = ${application}::application_type
        and application.status = 'APPROVED' and application.payment_id is null
      order by application.human_id, application.created_at, application.id
    )`);
}
