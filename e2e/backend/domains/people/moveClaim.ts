import { claimMoves, type ClaimStatus } from '@campus/shared/contract/people/machine';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import type { Context } from '../../platform/Handler';
import { asSentence } from '../../platform/messages/asSentence';
import { tellHuman } from '../inbox/tellHuman';
import { toStudy } from './linkStudy';
import { studentClaims } from './peopleTables';
import { transitionTo } from '../../platform/states/transitionTo';
import type { Requester } from '../../platform/access/Requester';

type Step = { move: 'accept' | 'prove' | 'yield' } | { move: 'refuse'; reason: string };

const title = { ru: 'Запрос об учёбе отклонён', en: 'Your study claim was refused' };

const refused = (reason: string) => ({
  title,
  body: {
    ru: `Причина: ${asSentence(reason)} Если это ошибка, напишите в поддержку.`,
    en: `Reason: ${asSentence(reason)} If this is a mistake, contact support.`,
  },
});

/** Whose the record is stays untold. */
const yielded = {
  title,
  body: {
    ru: 'Мы не смогли подтвердить, что запись ваша. Если это ошибка, напишите в поддержку.',
    en: 'We could not confirm that the record is yours. If this is a mistake, contact support.',
  },
};

/**
 * Ends the wait of a claim: once, whoever is first. Whoever is refused is told.
 * @throws Refusal 404, or 409 STATE
 */
export async function moveClaim(tx: Database, context: Context<Requester>, id: string, step: Step) {
  const { visitor, now } = context;
  const move = claimMoves[step.move];
  const [to] = move.to;
  const reason = step.move === 'refuse' ? step.reason : null;
  const decidedById = visitor.kind === 'STAFF' ? visitor.id : null;
  const row = await transitionTo<typeof studentClaims, ClaimStatus>(tx, studentClaims, id, {
    machine: 'studentClaim',
    move,
    to,
    set: { decidedById, decidedAt: new Date(now()), reason },
  });
  await recordLog(tx, context, {
    action: `student.claim.${step.move}`,
    entity: { type: 'studentClaim', id },
    humanId: row.humanId,
    diff: { status: { from: 'WAITING', to }, ...(reason && { reason: { to: reason } }) },
  });
  if (to === 'ACCEPTED') return;
  const notice = reason ? refused(reason) : yielded;
  await tellHuman(tx, row.humanId, { kind: 'INFO', ...toStudy, ...notice });
}
