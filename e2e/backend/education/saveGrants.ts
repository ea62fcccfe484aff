import type { ParsedInput } from '@campus/shared/contract/call';
import type * as contract from '@campus/shared/contract/education';
import type { GrantInput } from '@campus/shared/contract/payloads/education';
import { eq } from 'drizzle-orm';
import { recordLog } from '../audit/recordLog';
import type { Database } from '../database/Database';
import { existing } from '../existing';
import type { Context, Handler } from '../Handler';
import { InvalidInput } from '../http/InvalidInput';
import { Refusal } from '../Refusal';
import { eduOrgs, grants } from '../schema/education';
import { saveVersion } from '../states/saveVersion';
import type { StaffMember } from '../Visitor';
import { readGrants } from './readGrants';

type Call = typeof contract.saveGrants;

const overlap = (one: GrantInput, other: GrantInput) =>
  one.type === other.type && one.periodFrom <= other.periodTo && other.periodFrom <= one.periodTo;

/** Two grants of one type on one day would leave open which of them is paid. */
function checkOverlaps(list: readonly GrantInput[]) {
  const problems = list.flatMap((grant, index) =>
    list.slice(0, index).some((other) => overlap(grant, other))
      ? [{ path: `grants.${index}.periodFrom`, code: 'GRANT_OVERLAP' as const, params: {} }]
      : [],
  );
  if (problems.length > 0) throw new InvalidInput(problems);
}

const brief = ({ type, amount, quota, periodFrom, periodTo, isActive }: GrantInput) =>
  `${type} ${periodFrom}–${periodTo}: ${amount} × ${quota}${isActive ? '' : ' (off)'}`;

async function replace(
  tx: Database,
  context: Context<StaffMember>,
  eduOrgId: string,
  { grants: wanted, version }: ParsedInput<Call>['body'],
) {
  const own = eq(grants.eduOrgId, eduOrgId);
  const [eduOrg] = await tx
    .select()
    .from(eduOrgs)
    .where(eq(eduOrgs.id, eduOrgId))
    .for('no key update');
  if (!eduOrg) throw new Refusal(404, 'NOT_FOUND');
  await saveVersion(tx, eduOrgs, { id: eduOrgId, version: version ?? eduOrg.version }, {});
  const before = await tx.delete(grants).where(own).returning();
  if (wanted.length > 0) {
    await tx.insert(grants).values(wanted.map((grant) => ({ ...grant, eduOrgId })));
  }
  await recordLog(tx, context, {
    action: 'grants.save',
    entity: { type: 'eduOrg', id: eduOrgId },
    diff: { grants: { from: before.map(brief), to: wanted.map(brief) } },
  });
}

export const saveGrants: Handler<Call> = async ({ params: { eduId }, body }, context) => {
  const { db, language } = context;
  checkOverlaps(body.grants);
  await db.transaction((tx) => replace(tx, context, eduId, body));
  const organisations = eq(eduOrgs.id, eduId);
  const [saved] = await readGrants(db, { language, organisations, isStaff: true });
  return existing(saved);
};
