import type * as contract from '@campus/shared/contract/studentClaims';
import { asc, desc, eq } from 'drizzle-orm';
import { countRows } from '../database/countRows';
import { oneOf } from '../database/oneOf';
import { onPage } from '../database/onPage';
import { existing } from '../existing';
import type { Context, Handlers } from '../Handler';
import { studentClaims } from '../schema/studentClaims';
import { acceptClaim } from './acceptClaim';
import { moveClaim } from './moveClaim';
import { selectClaims, toClaim } from './readClaims';
import { unlinkStudy } from './unlinkStudy';

async function readClaim({ db, language }: Context, id: string) {
  const [row] = await selectClaims(db).where(eq(studentClaims.id, id));
  return toClaim(existing(row), language);
}

export const studentClaimHandlers: Handlers<typeof contract> = {
  async filterStudentClaims({ query: { skip, size, ...order }, body }, { db, language }) {
    const where = oneOf(studentClaims.status, body.statuses);
    const orderBy = [(order.asc ? asc : desc)(studentClaims.createdAt)];
    const rows = await selectClaims(db)
      .where(onPage(db, studentClaims, { where, orderBy, skip, size }))
      .orderBy(...orderBy, studentClaims.id);
    const items = rows.map((row) => toClaim(row, language));
    return { items, total: await countRows(db, studentClaims, where), skip, size };
  },

  async acceptStudentClaim({ params: { id }, body }, context) {
    await context.db.transaction((tx) => acceptClaim(tx, context, { id, ...body }));
    return readClaim(context, id);
  },

  async refuseStudentClaim({ params: { id }, body: { reason } }, context) {
    const step = { move: 'refuse', reason } as const;
    await context.db.transaction((tx) => moveClaim(tx, context, id, step));
    return readClaim(context, id);
  },

  unlinkStudy,
};
