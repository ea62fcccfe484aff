import type { PublicationStatus } from '@campus/shared/contract/media/machine';
import { isForReaders, type PublicationRequest } from '@campus/shared/contract/media/requests';
import { cleanHtml } from '@campus/shared/server/cleanHtml';
import { eq, and, inArray, not, like, ne } from 'drizzle-orm';
import { slugOf } from '@campus/shared/contract/slugOf';
import { diffOf } from '../../../platform/audit/diffOf';
import { recordEdit } from '../../../platform/audit/recordEdit';
import { recordLog } from '../../../platform/audit/recordLog';
import type { Database } from '../../../platform/database/Database';
import { withAdvisoryLock } from '../../../platform/database/withAdvisoryLock';
import { assertDefined } from '../../../platform/database/assertDefined';
import { deleteUnlessUsed } from '../../../platform/files/deleteUnlessUsed';
import type { Context } from '../../../platform/Handler';
import { enqueue } from '../../../platform/jobs/enqueue';
import { Refusal } from '../../../platform/access/Refusal';
import type { LocalText } from '../../../platform/messages/inLanguage';
import { mediaFiles } from '../../../platform/files/fileTables';
import { saveVersion } from '../../../platform/states/saveVersion';
import type { StaffMember } from '../../../platform/access/Requester';
import { isInPublication } from '../isInPublication';
import { formerUrls } from '../mediaTables';
import { checkPicture } from '../checkPicture';
import { freeSlug, urlTaken } from '../freeSlug';
import type {
  Editable,
  Editor,
  PublicationRow,
  PublicationTable,
  Whole,
  Publication,
} from './PublicationKind';
import { moveBetween, publishAtOf, hasAppeared } from './publishing';
import { readRecord } from './readRecord';
import { replaceTags, tagIdsOf } from './replaceTags';

type Present = Pick<PublicationRow, 'id' | 'url'>;

/** Addresses that begin like `base` and lead, or led, to other publications of the kind. */
async function takenUrls(tx: Database, { name, table }: Publication, base: string, id?: string) {
  const pattern = `${base}%`;
  const present = await tx
    .select({ url: table.url })
    .from(table)
    .where(and(like(table.url, pattern), id ? ne(table.id, id) : undefined));
  const former = await tx
    .select({ url: formerUrls.url })
    .from(formerUrls)
    .where(
      and(
        eq(formerUrls.kind, name),
        like(formerUrls.url, pattern),
        id ? ne(formerUrls.subjectId, id) : undefined,
      ),
    );
  return new Set([...present, ...former].map(({ url }) => String(url)));
}

/**
 * The address that a publication is to have; callers come one at a time.
 * @throws Refusal 409 URL_TAKEN with a free one.
 */
async function claimUrl(
  tx: Database,
  kind: Publication,
  { url, title }: PublicationRequest,
  present?: Present,
) {
  const wanted = url ?? present?.url;
  if (wanted && wanted === present?.url) return wanted;
  const base = slugOf(wanted ?? title.ru) || kind.name;
  const taken = await takenUrls(tx, kind, base, present?.id);
  if (!wanted) return freeSlug(base, taken);
  if (taken.has(wanted)) throw urlTaken('url', wanted, taken);
  return wanted;
}

type Row = Record<string, unknown>;

const lengthsOf = (body: unknown) =>
  body &&
  Object.fromEntries(Object.entries(body).map(([lang, html]) => [lang, String(html).length]));

/** What a save changed; of long texts it tells only their lengths. */
function publicationDiff(before: Row, after: Row) {
  const { body, ...diff } = diffOf(before, after);
  // Who saved stands in the log itself.
  delete diff.updatedById;
  return body ? { ...diff, body: { from: lengthsOf(body.from), to: lengthsOf(body.to) } } : diff;
}

interface Saved {
  id: string;
  /** What was done, as the log calls it. */
  action: string;
  before?: Whole;
  columns: { status: PublicationStatus; publishAt: Date | null };
  tagIds?: readonly string[];
}

/** What goes with the columns of a publication: its tags, the job that lets it appear, the log. */
async function afterSave(
  tx: Database,
  { name, entity, tags }: Publication,
  { id, action, before, columns, tagIds = [] }: Saved,
  context: Context<StaffMember>,
) {
  const formerTags = tags && (await tagIdsOf(tx, tags, id));
  if (tags) await replaceTags(tx, tags, id, tagIds);
  const { status, publishAt } = columns;
  if (status === 'SCHEDULED' && publishAt) {
    await enqueue(tx, 'publication.appear', { kind: name, id }, { runAt: publishAt });
  }
  const record = action === 'update' ? recordEdit : recordLog;
  await record(tx, context, {
    action: `${entity}.${action}`,
    entity: { type: entity, id },
    diff: publicationDiff(
      { ...before, tagIds: formerTags },
      { ...columns, tagIds: tags && [...tagIds].sort() },
    ),
  });
}

type Shown = Pick<Whole, 'coverId' | 'seo'>;

const picturesOf = ({ coverId, seo }: Shown) =>
  [coverId, seo?.ogImageId].filter((picture) => typeof picture === 'string');

/**
 * Takes away the publication's own pictures that a save has replaced, unless another shows them too:
 * they would else be offered as attachments. Their bytes are swept later.
 */
async function dropReplaced(
  tx: Database,
  before: Whole,
  after: Shown,
  context: Context<StaffMember>,
) {
  const kept = picturesOf(after);
  const replaced = picturesOf(before).filter((picture) => !kept.includes(picture));
  if (replaced.length === 0) return;
  const isOwn = and(eq(mediaFiles.subjectId, before.id), inArray(mediaFiles.id, replaced));
  const files = await tx
    .select()
    .from(mediaFiles)
    .where(and(isOwn, not(isInPublication())));
  for (const { id, originalName } of files) {
    if (!(await deleteUnlessUsed(tx, id))) continue;
    await recordLog(tx, context, {
      action: 'file.delete',
      entity: { type: 'mediaFile', id },
      diff: { name: { from: originalName } },
    });
  }
}

/**
 * Lets the address that readers know lead to the one that the publication has got, or will get while
 * they do not see it.
 */
async function keepFormerUrl(
  tx: Database,
  { name }: Publication,
  before: PublicationRow,
  after: Pick<PublicationRow, 'url' | 'status' | 'publishAt'>,
  now: number,
) {
  const isMoved = after.url !== before.url;
  if (isMoved) {
    const isItself = and(eq(formerUrls.kind, name), eq(formerUrls.url, after.url));
    await tx.delete(formerUrls).where(isItself);
  }
  if (!hasAppeared(before, now) || (!isMoved && hasAppeared(after, now))) return;
  await tx
    .insert(formerUrls)
    .values({ kind: name, url: before.url, subjectId: before.id })
    .onConflictDoNothing();
}

const saysNothing = (html: string) =>
  !html.includes('<img') && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';

/** @throws Refusal 422 where nothing is left to read of what is for readers. */
function cleanBody({ body: { ru, en }, status }: PublicationRequest): LocalText {
  const body = { ru: cleanHtml(ru), en: en && cleanHtml(en) };
  if (isForReaders(status) && saysNothing(body.ru)) {
    throw new Refusal(422, 'REQUIRED', { fields: { 'body.ru': 'REQUIRED' } });
  }
  return body.en && !saysNothing(body.en) ? { ru: body.ru, en: body.en } : { ru: body.ru };
}

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
  const body = cleanBody(request);
  await kind.check(tx, request, present?.id);
  const isDescribed = isForReaders(status);
  await checkPicture(tx, coverId, { field: 'coverId', isDescribed });
  await checkPicture(tx, seo?.ogImageId, { field: 'seo.ogImageId', isDescribed });
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
      await withAdvisoryLock(tx, name);
      await assertNew(tx, table, request.id);
      moveBetween('DRAFT', request.status);
      const columns = await toColumns(tx, kind, request, context);
      const added = await tx
        .insert(table)
        .values({ id: request.id, ...columns } as never)
        .returning({ id: table.id });
      const id = String(assertDefined(added[0]).id);
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
      await withAdvisoryLock(tx, name);
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
      await keepFormerUrl(tx, kind, before, columns, context.now());
      const { tagIds } = request;
      await afterSave(tx, kind, { id, action, before, columns, tagIds }, context);
      await kind.saveAlso?.(tx, before, request, context);
      return readRecord(kind, tx, id, context.language);
    });
