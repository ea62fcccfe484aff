import type * as contract from '@campus/shared/contract/payments';
import type { HumansFilter } from '@campus/shared/contract/payloads/humans';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import type { Handler } from '../Handler';
import { humansWhere } from '../humans/humansWhere';
import { Refusal } from '../Refusal';
import { humans, students } from '../schema/people';
import { createRegister } from './createRegister';
import { readPayment } from './readPayment';

/** Where the people whom a filter finds study. */
async function eduOrgIdsOfPeople(tx: Database, filter: HumansFilter) {
  const rows = await tx
    .selectDistinct({ id: students.eduOrgId })
    .from(students)
    .innerJoin(humans, eq(humans.id, students.humanId))
    .where(humansWhere(filter));
  if (rows.length === 0) throw new Refusal(422, 'NOBODY_FOUND');
  return rows.map(({ id }) => id);
}

export const createPaymentForHumans: Handler<typeof contract.createPaymentForHumans> = (
  { body: { filter, payment } },
  context,
) =>
  context.db.transaction(async (tx) => {
    const eduOrgIds = payment.eduOrgIds ?? (await eduOrgIdsOfPeople(tx, filter));
    const id = await createRegister(tx, { ...payment, eduOrgIds, filter }, context);
    return readPayment(tx, id, context.visitor);
  });
