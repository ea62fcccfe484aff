import type * as contract from '@campus/shared/contract/applications';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { programs } from '../schema/education';
import { checkActiveCard } from './checkActiveCard';
import { createApplication } from './createApplication';
import type { Applicant } from './findApplicant';

async function checkProgram(tx: Database, { study }: Applicant, programId: string) {
  const own = and(eq(programs.id, programId), eq(programs.eduOrgId, study.eduOrg.id));
  const [program] = await tx.select().from(programs).where(own);
  const code = program ? 'PROGRAM_NOT_ELIGIBLE' : 'PROGRAM_UNKNOWN';
  if (!program?.grantEligible) throw new Refusal(422, code, { fields: { programId: code } });
}

/** Help with an educational credit, for a programme of the own organisation. */
export const applyForCreditGrant: Handler<typeof contract.applyForCreditGrant> = (
  { body },
  context,
) =>
  createApplication(context, {
    type: 'CREDIT_GRANT',
    payload: body,
    async check(tx, applicant) {
      await checkActiveCard(tx, applicant);
      await checkProgram(tx, applicant, body.programId);
    },
  });
