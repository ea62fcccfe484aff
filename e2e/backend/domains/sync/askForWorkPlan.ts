import { workPlanTarget, type SyncMessageRequest } from '@campus/shared/contract/sync/requests';
import type { JobKind } from '../../platform/jobs/JobHandler';
import { storeMessage } from './storeMessage';

function assertPlanOf(student: string, { entityType, payload }: SyncMessageRequest) {
  const target = workPlanTarget.safeParse(payload);
  if (entityType === 'WORK_PLAN' && target.data?.student === student) return;
  throw new Error(`The reference-data service answered what is no work plan of ${student}`);
}

/** What the service answers is stored and applied like the messages that it sends by itself. */
export const askForWorkPlan: JobKind<'sync.workPlan'> = {
  async prepare({ student, period }, { nsi }) {
    const messages = await nsi.workPlan(student, period);
    for (const message of messages) assertPlanOf(student, message);
    return async ({ db: tx }) => {
      for (const message of messages) await storeMessage(tx, 'UPDATE', message);
    };
  },
};
