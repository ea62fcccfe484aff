import { cardPaths } from '@campus/shared/contract/cards/paths';
import { usualStatusMoves, type StudentStatusKey } from '@campus/shared/contract/education/machine';
import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/audit/Actor';
import { recordLog } from '../../platform/audit/recordLog';
import { blockCard } from '../cards/blockCard';
import { unblockCard } from '../cards/unblockCard';
import type { Database } from '../../platform/database/Database';
import { assertDefined } from '../../platform/database/assertDefined';
import { tellHuman } from '../inbox/tellHuman';
import { studentStatuses } from '../resources/resourceTables';
import { students } from '../accounts/humanTables';

type Student = typeof students.$inferSelect;
type Status = typeof studentStatuses.$inferSelect;

async function tellOwner(
  tx: Database,
  actor: Actor,
  humanId: string,
  { name, isStudying }: Status,
) {
  await tellHuman(tx, humanId, {
    kind: 'INFO',
    title: { ru: 'Изменились данные об учёбе', en: 'Your study record has changed' },
    body: {
      ru: `Учебное заведение сообщило: «${name.ru}».`,
      en: `Your organisation has told us: “${name.en ?? name.ru}”.`,
    },
    link: cardPaths.card(),
  });
  const follow = isStudying ? unblockCard : blockCard;
  await follow(tx, actor, humanId, 'STUDY_ENDED');
}

/** The reference-data service is the source: an odd order is applied too, and logged as odd. */
export async function changeStatus(
  tx: Database,
  actor: Actor,
  { id, humanId, statusId }: Student,
  key: StudentStatusKey,
) {
  const all = await tx.select().from(studentStatuses);
  const from = assertDefined(all.find((status) => status.id === statusId));
  const to = assertDefined(all.find((status) => status.key === key));
  if (from.id === to.id) return;
  await tx
    .update(students)
    .set({ statusId: to.id, version: sql`${students.version} + 1` })
    .where(eq(students.id, id));
  await recordLog(tx, actor, {
    action: usualStatusMoves[from.key].includes(key) ? 'student.status' : 'student.status.odd',
    entity: { type: 'student', id },
    humanId,
    diff: { status: { from: from.key, to: key } },
  });
  if (humanId) await tellOwner(tx, actor, humanId, to);
}
