import { dayAt } from '@campus/shared/contract/days';
import type { ApplicationType } from '@campus/shared/contract/applications/machine';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import { nextValue } from '../../platform/database/nextValue';
import { refuseDuplicate } from '../../platform/database/refuseDuplicate';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Context } from '../../platform/Handler';
import { tellHuman } from '../inbox/tellHuman';
import { Refusal } from '../../platform/access/Refusal';
import { applications, applicationNumbers } from './applicationTables';
import type { Participant } from '../../platform/access/Requester';
import { applicationNotices } from './applicationNotices';
import { findApplicant, type Applicant } from './findApplicant';
import { snapshotOf } from './snapshotOf';
import { tellingOfAccount } from './tellingOfAccount';
import { toOwnApplications } from './toOwnApplications';

const prefixes: Record<ApplicationType, string> = {
  ESK_CARD: 'ESK',
  EXTRA_GRANT: 'EG',
  CREDIT_GRANT: 'CG',
};

/** ESK-2026-000123 */
async function nextApplicationNumber(tx: Database, type: ApplicationType, now: number) {
  const number = String(await nextValue(tx, applicationNumbers)).padStart(6, '0');
  return `${prefixes[type]}-${dayAt(now).slice(0, 4)}-${number}`;
}

interface Wish {
  type: ApplicationType;
  payload?: Record<string, unknown>;
  /** Refuses whoever may not apply. */
  check: (tx: Database, applicant: Applicant) => Promise<void>;
}

async function insert(tx: Database, { visitor, now }: Context<Participant>, wish: Wish) {
  const { type, payload } = wish;
  const applicant = await findApplicant(tx, visitor.id);
  await wish.check(tx, applicant);
  const { human, study } = applicant;
  const [row] = await tx
    .insert(applications)
    .values({
      number: await nextApplicationNumber(tx, type, now()),
      type,
      payload,
      humanId: human.id,
      eduOrgId: study.eduOrg.id,
      studentSnapshot: snapshotOf(human, study),
      createdAt: new Date(now()),
    })
    .returning();
  return assertDefined(row);
}

async function create(tx: Database, context: Context<Participant>, wish: Wish) {
  const row = await insert(tx, context, wish);
  const { id, number, type, humanId } = row;
  await recordLog(tx, context, {
    action: 'application.create',
    entity: { type: 'application', id },
    humanId,
    diff: { number: { to: number }, type: { to: type } },
  });
  await tellHuman(tx, humanId, applicationNotices.create(row));
  return row;
}

/**
 * Files an application: a number, a snapshot of the study, a message to the owner.
 * @throws Refusal 409 APPLICATION_DUPLICATE while another of the type waits.
 */
export async function createApplication(context: Context<Participant>, wish: Wish) {
  const { db, language } = context;
  const duplicate = new Refusal(409, 'APPLICATION_DUPLICATE');
  const row = await db
    .transaction((tx) => tellingOfAccount(tx, context.visitor.id, () => create(tx, context, wish)))
    .catch(refuseDuplicate('applications_one_new', duplicate));
  const [created] = await toOwnApplications(db, [row], language);
  return assertDefined(created);
}
