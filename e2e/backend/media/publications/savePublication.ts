import type { PublicationRequest } from '@campus/shared/contract/payloads/media';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { oneAtATime } from '../../database/oneAtATime';
import { existing } from '../../existing';
import type { Context } from '../../Handler';
import { Refusal } from '../../Refusal';
import { saveVersion } from '../../states/saveVersion';
import type { StaffMember } from '../../Visitor';
import { checkPicture } from '../checkPicture';
import { afterSave } from './afterSave';
import { claimUrl } from './claimUrl';
import { cleanBody } from './cleanBody';
import { dropReplaced } from './dropReplaced';
import { keepFormerUrl } from './keepFormerUrl';
import type { Editable, PublicationRow, PublicationTable, Whole } from './PublicationKind';
import { moveBetween, publishAtOf } from './publishing';
import { readRecord } from './readRecord';

type Editor = Context<StaffMember>;
type Request = PublicationRequest & { id?: string; tagIds?: string[] };

async function toColumns<Row extends PublicationRow, R extends Request>(
  tx: Database,
  kind: Editable<Row, R, object>,
  request: R,
  { visitor, now }: Editor,
  present?: Whole,
) {
  const { title, summary, coverId = null, seo = null, status } = request;
  const publishAt = publishAtOf(request, present, now());
  const body = cleanBody(request.body);
  await kind.check(tx, request, present?.id);
  await checkPicture(tx, coverId, 'coverId');
  await checkPicture(tx, seo?.ogImageId, 'seo.ogImageId');
  const url = await claimUrl(tx, kind, request, present);
  const common = { url, title, summary, body, coverId, seo, status, publishAt };
  return { ...common, updatedById: visitor.id, ...kind.toColumns(request) };
}

/** Asked before the address: who sends it again has taken that already. @throws Refusal 409 */
async function assertNew(tx: Database, table: PublicationTable, id: string | undefined) {
  if (!id) return;
  const [present] = await tx.select({ id: table.id }).from(table).where(eq(table.id, id));
  if (present) throw new Refusal(409, 'ALREADY_CREATED');
}

/**
 * Adds a publication as a draft, or at once in the state that the request names.
 * @throws Refusal 409 ALREADY_CREATED where the request names an id for the second time.
 */
export const createPublication =
  <Row extends PublicationRow, R extends Request, Own extends object>(
    kind: Editable<Row, R, Own>,
  ) =>
  ({ body: request }: { body: R }, context: Editor) =>
    context.db.transaction(async (tx) => {
      const { name, table } = kind;
      await oneAtATime(tx, name);
      await assertNew(tx, table, request.id);
      moveBetween('DRAFT', request.status);
      const columns = await toColumns(tx, kind, request, context);
      const added = await tx
        .insert(table)
        .values({ id: request.id, ...columns } as never)
        .returning({ id: table.id });
      const id = String(existing(added[0]).id);
      const { tagIds } = request;
      await afterSave(tx, kind, { id, action: 'create', columns, tagIds }, context);
      return readRecord(kind, tx, id, context.language);
    });

/** Saves a publication, and moves it to the state that the request names. */
export const updatePublication =
  <Row extends PublicationRow, R extends Request, Own extends object>(
    kind: Editable<Row, R, Own>,
  ) =>
  (
    { params: { id }, body: request }: { params: { id: string }; body: R & { version: number } },
    context: Editor,
  ) =>
    context.db.transaction(async (tx) => {
      const { name, table } = kind;
      await oneAtATime(tx, name);
      const touch = { updatedById: context.visitor.id };
      const before: Whole = (await saveVersion(
        tx,
        table,
        { id, version: request.version },
        touch,
      )) as Whole;
      const action = moveBetween(before.status, request.status) ?? 'update';
      const columns = await toColumns(tx, kind, request, context, before);
      await tx.update(table).set(columns).where(eq(table.id, id));
      await dropReplaced(tx, before, columns, context);
      await keepFormerUrl(tx, kind, before, columns.url, context.now());
      const { tagIds } = request;
      await afterSave(tx, kind, { id, action, before, columns, tagIds }, context);
      return readRecord(kind, tx, id, context.language);
    });
