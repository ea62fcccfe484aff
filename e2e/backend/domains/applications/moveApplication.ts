import {
  applicationMoves,
  type ApplicationStatus,
} from '@campus/shared/contract/applications/machine';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import type { Context } from '../../platform/Handler';
import { tellHuman } from '../inbox/tellHuman';
import { applications } from './applicationTables';
import { transitionTo } from '../../platform/states/transitionTo';
import type { Requester } from '../../platform/access/Requester';
import { applicationNotices } from './applicationNotices';

type Step = { move: 'approve' | 'cancel' } | { move: 'reject'; rejectReason: string };

/** Ends the wait of an application: once, whoever is first. The owner is told. */
export async function moveApplication(
  tx: Database,
  context: Context<Requester>,
  id: string,
  step: Step,
) {
  const { visitor, now } = context;
  const machineMove = applicationMoves[step.move];
  const [to] = machineMove.to;
  const decidedById = visitor.kind === 'STAFF' ? visitor.id : null;
  const rejectReason = step.move === 'reject' ? step.rejectReason : null;
  const row = await transitionTo<typeof applications, ApplicationStatus>(tx, applications, id, {
    machine: 'application',
    move: machineMove,
    to,
    set: { decidedById, decidedAt: new Date(now()), rejectReason },
  });
  await recordLog(tx, context, {
    action: `application.${step.move}`,
    entity: { type: 'application', id },
    humanId: row.humanId,
    diff: {
      status: { from: 'NEW', to },
      ...(rejectReason && { rejectReason: { to: rejectReason } }),
    },
  });
  const notice =
    step.move === 'reject'
      ? applicationNotices.reject(row, step.rejectReason)
      : applicationNotices[step.move](row);
  await tellHuman(tx, row.humanId, notice);
  return row;
}
