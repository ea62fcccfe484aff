import type * as contract from '@campus/shared/contract/applications/calls';
import type { ParsedInput } from '@campus/shared/contract/call';
import {
  decidersOf,
  applicationMoves,
  type ApplicationStatus,
} from '@campus/shared/contract/applications/machine';
import { and, desc, eq, asc, gte, lte, sql } from 'drizzle-orm';
import { containing, haveText, isAnyOf } from '../../platform/database/conditions';
import { countRows, totalOf } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import { asksOnly, countTallied } from '../../platform/database/tally';
import { onPage } from '../../platform/database/onPage';
import { refuseDuplicate } from '../../platform/database/refuseDuplicate';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Handlers, Handler, Context } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { illegalMove, transitionTo } from '../../platform/states/transitionTo';
import { hasRole, scopeOf } from '../../platform/access/hasRole';
import type { StaffMember, Requester } from '../../platform/access/Requester';
import { recordLog } from '../../platform/audit/recordLog';
import { issueCard } from '../cards/issueCard';
import { liveCardOf } from '../cards/liveCardOf';
import { lockCards } from '../cards/lockCards';
import { photoUrlOf } from '../accounts/photoUrlOf';
import { lockHuman } from '../accounts/lockHuman';
import { eskCards, eskIssuings } from '../cards/cardTables';
import { programs } from '../resources/resourceTables';
import { humans } from '../accounts/humanTables';
import { tellHuman } from '../inbox/tellHuman';
import { applications } from './applicationTables';
import { createApplication } from './createApplication';
import type { Applicant } from './findApplicant';
import { isSeenIn } from './isSeenIn';
import { readApplication } from './readApplication';
import { selectApplications, toApplicationItem } from './toApplicationItem';
import { toOwnApplications } from './toOwnApplications';
import { applicationNotices } from './applicationNotices';
import { tellingOfAccount } from './tellingOfAccount';

type Step = { move: 'approve' | 'cancel' } | { move: 'reject'; rejectReason: string };

/** Ends the wait of an application: once, whoever is first. The owner is told. */
async function moveApplication(tx: Database, context: Context<Requester>, id: string, step: Step) {
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

type Call = typeof contract.filterApplications;

const { id, number, humanId } = applications;

/** By the number or the person. United and not joined by `or`: so each uses its own index. */
function found(search: string | undefined) {
  if (!search) return undefined;
  const pattern = containing(search);
  const people = sql`select ${humans.id} from ${humans} where ${haveText(humans.words, search)}`;
  return sql`${id} in (
    select ${id} from ${applications} where ${number} ilike ${pattern}
    union all select ${id} from ${applications} where ${humanId} in (${people}))`;
}

const matching = (filter: ParsedInput<Call>['body'], scope: string | undefined) =>
  and(
    scope ? isSeenIn(scope) : undefined,
    found(filter.search),
    isAnyOf(applications.type, filter.types),
    isAnyOf(applications.status, filter.statuses),
    isAnyOf(applications.eduOrgId, filter.eduOrgIds),
    filter.createdFrom ? gte(applications.createdAt, new Date(filter.createdFrom)) : undefined,
    filter.createdTo ? lte(applications.createdAt, new Date(filter.createdTo)) : undefined,
  );

const filterApplications: Handler<Call> = async (
  { query: { skip, size, ...order }, body },
  { db, visitor, language, now },
) => {
  const scope = scopeOf(visitor);
  const where = matching(body, scope);
  const orderBy = [(order.asc ? asc : desc)(applications.createdAt)];
  const rows = await selectApplications(db)
    .where(onPage(db, applications, { where, orderBy, skip, size }))
    .orderBy(...orderBy, applications.id);
  const items = rows.map((row) => toApplicationItem(row, language, now()));
  const page = { skip, size };
  const total = await totalOf(page, rows.length, () =>
    !scope && asksOnly(body, 'types', 'statuses')
      ? countTallied(db, applications, { type: body.types, status: body.statuses })
      : countRows(db, applications, where),
  );
  return { items, total, ...page };
};

/**
 * The application that the visitor wants to decide on.
 * @throws Refusal 404, or 403 where this kind of application is decided on by others.
 */
async function findDecidable(db: Database, visitor: StaffMember, id: string) {
  const [row] = await db.select().from(applications).where(eq(applications.id, id));
  if (!row) throw new Refusal(404, 'NOT_FOUND');
  if (!hasRole(visitor, ...decidersOf[row.type])) throw new Refusal(403, 'FORBIDDEN');
  return row;
}

type Application = typeof applications.$inferSelect;

async function issuingOf(tx: Database, { payload }: Application) {
  const id = payload?.issuingId;
  if (typeof id !== 'string') return undefined;
  const [issuing] = await tx.select().from(eskIssuings).where(eq(eskIssuings.id, id));
  return issuing;
}

type Human = typeof humans.$inferSelect;

/** @throws Refusal 409 where a card would show another photo than the one that was seen. */
async function assertSeen(tx: Database, human: Human, seen: string | null | undefined) {
  if (seen === undefined || seen === (await photoUrlOf(tx, human))) return;
  throw new Refusal(409, 'PHOTO_CHANGED');
}

/** A card is issued at once; a grant waits, approved, for the next register of its type. */
async function approve(
  tx: Database,
  context: Context<StaffMember>,
  application: Application,
  seen: string | null | undefined,
) {
  // The person first, as whoever applies does: two orders could wait for each other for ever.
  const human = await lockHuman(tx, application.humanId);
  if (human.state !== 'ACTIVE') throw illegalMove('human', human.state);
  await moveApplication(tx, context, application.id, { move: 'approve' });
  if (application.type !== 'ESK_CARD') return;
  await assertSeen(tx, human, seen);
  await issueCard(tx, context, human, await issuingOf(tx, application), context.now());
}

const approveApplication: Handler<typeof contract.approveApplication> = async (
  { params: { id }, body },
  context,
) => {
  const { db, visitor } = context;
  const application = await findDecidable(db, visitor, id);
  await db
    .transaction((tx) => approve(tx, context, application, body.photoUrl))
    .catch(refuseDuplicate('esk_cards_one_live', new Refusal(409, 'CARD_LIVE')));
  return readApplication(id, context);
};

async function checkIssuing(tx: Database, issuingId: string | undefined) {
  if (!issuingId) return;
  const open = and(eq(eskIssuings.id, issuingId), eq(eskIssuings.isActive, true));
  const [issuing] = await tx.select().from(eskIssuings).where(open);
  if (issuing) return;
  throw new Refusal(422, 'ISSUING_UNKNOWN', { fields: { issuingId: 'ISSUING_UNKNOWN' } });
}

async function checkPerson(tx: Database, { human }: Applicant) {
  if (human.identityStatus !== 'VERIFIED') throw new Refusal(422, 'IDENTITY_NOT_VERIFIED');
  if (!human.photoId) throw new Refusal(422, 'PHOTO_MISSING');
  const { standing } = liveCardOf(await lockCards(tx, human.id));
  if (standing) throw new Refusal(409, 'CARD_LIVE');
}

/** A first card, or another one instead of a card that is lost or of a study that is over. */
const applyForCard: Handler<typeof contract.applyForCard> = ({ body }, context) =>
  createApplication(context, {
    type: 'ESK_CARD',
    payload: body,
    async check(tx, applicant) {
      await checkPerson(tx, applicant);
      await checkIssuing(tx, body.issuingId);
    },
  });

/** Grants are for those who hold a card. */
async function checkActiveCard(tx: Database, { human }: Applicant) {
  const isActive = and(eq(eskCards.humanId, human.id), eq(eskCards.status, 'ACTIVE'));
  const [card] = await tx.select({ id: eskCards.id }).from(eskCards).where(isActive);
  if (!card) throw new Refusal(422, 'CARD_NOT_ACTIVE');
}

async function checkProgram(tx: Database, { study }: Applicant, programId: string) {
  const own = and(eq(programs.id, programId), eq(programs.eduOrgId, study.eduOrg.id));
  const [program] = await tx.select().from(programs).where(own);
  const code = program ? 'PROGRAM_NOT_ELIGIBLE' : 'PROGRAM_UNKNOWN';
  if (!program?.grantEligible) throw new Refusal(422, code, { fields: { programId: code } });
}

/** Help with an educational credit, for a programme of the own organisation. */
const applyForCreditGrant: Handler<typeof contract.applyForCreditGrant> = ({ body }, context) =>
  createApplication(context, {
    type: 'CREDIT_GRANT',
    payload: body,
    async check(tx, applicant) {
      await checkActiveCard(tx, applicant);
      await checkProgram(tx, applicant, body.programId);
    },
  });

const cancelApplication: Handler<typeof contract.cancelApplication> = async (
  { params: { id } },
  context,
) => {
  const { db, visitor, language } = context;
  const own = and(eq(applications.id, id), eq(applications.humanId, visitor.id));
  if ((await db.$count(applications, own)) === 0) throw new Refusal(404, 'NOT_FOUND');
  const row = await db.transaction((tx) =>
    tellingOfAccount(tx, visitor.id, () => moveApplication(tx, context, id, { move: 'cancel' })),
  );
  const [cancelled] = await toOwnApplications(db, [row], language);
  return assertDefined(cancelled);
};

const rejectApplication: Handler<typeof contract.rejectApplication> = async (
  { params: { id }, body },
  context,
) => {
  const { db, visitor } = context;
  const { humanId } = await findDecidable(db, visitor, id);
  const step = { move: 'reject', rejectReason: body.reason } as const;
  await db.transaction((tx) =>
    tellingOfAccount(tx, humanId, () => moveApplication(tx, context, id, step)),
  );
  return readApplication(id, context);
};

export const applicationHandlers: Handlers<typeof contract> = {
  applyForCard,
  applyForCreditGrant,
  cancelApplication,
  filterApplications,
  approveApplication,
  rejectApplication,

  applyForExtraGrant: (_, context) =>
    createApplication(context, { type: 'EXTRA_GRANT', check: checkActiveCard }),

  async listMyApplications({ query: { type } }, { db, visitor, language }) {
    const own = eq(applications.humanId, visitor.id);
    const rows = await db
      .select()
      .from(applications)
      .where(and(own, type ? eq(applications.type, type) : undefined))
      .orderBy(desc(applications.createdAt), applications.id);
    const items = await toOwnApplications(db, rows, language);
    return { items, total: items.length };
  },

  getApplication: ({ params }, context) => readApplication(params.id, context),
};
