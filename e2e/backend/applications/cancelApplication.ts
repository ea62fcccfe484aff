import type * as contract from '@campus/shared/contract/applications';
import { and, eq } from 'drizzle-orm';
import { existing } from '../existing';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { applications } from '../schema/applications';
import { moveApplication } from './moveApplication';
import { toOwnApplications } from './toOwnApplications';

export const cancelApplication: Handler<typeof contract.cancelApplication> = async (
  { params: { id } },
  context,
) => {
  const { db, visitor } = context;
  const own = and(eq(applications.id, id), eq(applications.humanId, visitor.id));
  if ((await db.$count(applications, own)) === 0) throw new Refusal(404, 'NOT_FOUND');
  const row = await db.transaction((tx) => moveApplication(tx, context, id, { move: 'cancel' }));
  const [cancelled] = await toOwnApplications(db, [row]);
  return existing(cancelled);
};
