import type { PublicationRequest } from '@campus/shared/contract/media/requests';
import { slugOf } from '@campus/shared/contract/slugOf';
import { and, eq, like, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/database/Database';
import { formerUrls } from '../mediaTables';
import { freeSlug, urlTaken } from '../freeSlug';
import type { Publication, PublicationRow } from './PublicationKind';

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
export async function claimUrl(
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
