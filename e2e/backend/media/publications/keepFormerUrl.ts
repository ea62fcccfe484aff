import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { formerUrls } from '../../schema/publication';
import type { Publication, PublicationRow } from './PublicationKind';
import { hasAppeared } from './publishing';

/** Lets the address that readers know lead to the one that the publication has got. */
export async function keepFormerUrl(
  tx: Database,
  { name }: Publication,
  before: PublicationRow,
  url: string,
  now: number,
) {
  if (url === before.url) return;
  const isItself = and(eq(formerUrls.kind, name), eq(formerUrls.url, url));
  await tx.delete(formerUrls).where(isItself);
  if (!hasAppeared(before, now)) return;
  await tx.insert(formerUrls).values({ kind: name, url: before.url, subjectId: before.id });
}
