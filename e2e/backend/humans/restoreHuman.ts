import type * as contract from '@campus/shared/contract/humans';
import { daysToRestore, humanMoves } from '@campus/shared/contract/machines/human';
import { recordLog } from '../audit/recordLog';
import type { Database } from '../database/Database';
import { refuseDuplicate } from '../database/refuseDuplicate';
import type { Context, Handler } from '../Handler';
import { tellHuman } from '../notifications/tellHuman';
import { Refusal } from '../Refusal';
import { humans } from '../schema/people';
import { assertMove } from '../states/moveTo';
import { saveVersion } from '../states/saveVersion';
import type { StaffMember } from '../Visitor';
import { lockHuman } from './lockHuman';
import { readHuman } from './readHuman';

const msToRestore = daysToRestore * 86_400_000;

const welcome = {
  title: { ru: 'Учётная запись восстановлена', en: 'Your account is restored' },
  body: {
    ru: 'Мы вернули вашу учётную запись со всеми данными. Войдите, как раньше.',
    en: 'Your account is back with all its data. Sign in as before.',
  },
};

async function restore(tx: Database, context: Context<StaffMember>, id: string) {
  const human = await lockHuman(tx, id);
  assertMove('human', humanMoves.restore, human.state);
  const deletedAt = human.deletedAt?.getTime() ?? 0;
  if (context.now() - deletedAt > msToRestore) throw new Refusal(422, 'RESTORE_TOO_LATE');
  await saveVersion(tx, humans, human, { state: 'ACTIVE', deletedAt: null });
  await recordLog(tx, context, {
    action: 'human.restore',
    entity: { type: 'human', id },
    humanId: id,
    diff: { state: { from: human.state, to: 'ACTIVE' } },
  });
  await tellHuman(tx, id, { kind: 'INFO', link: '/me', ...welcome });
}

export const restoreHuman: Handler<typeof contract.restoreHuman> = async (
  { params: { id } },
  context,
) => {
  // The address was free meanwhile, and somebody signed up with it.
  const taken = new Refusal(409, 'EMAIL_TAKEN', { fields: { email: 'EMAIL_TAKEN' } });
  await context.db
    .transaction((tx) => restore(tx, context, id))
    .catch(refuseDuplicate('humans_active_email', taken));
  const { profile } = await readHuman(id, context);
  return profile;
};
