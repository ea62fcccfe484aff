import type * as contract from '@campus/shared/contract/applications';
import type { Handler } from '../Handler';
import { findDecidable } from './findDecidable';
import { moveApplication } from './moveApplication';
import { readApplication } from './readApplication';

export const rejectApplication: Handler<typeof contract.rejectApplication> = async (
  { params: { id }, body },
  context,
) => {
  const { db, visitor } = context;
  await findDecidable(db, visitor, id);
  const step = { move: 'reject', rejectReason: body.reason } as const;
  await db.transaction((tx) => moveApplication(tx, context, id, step));
  return readApplication(id, context);
};
