import type { LanguageKey } from '@campus/shared/contract/fields';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { existing } from '../existing';
import { footerLinks } from '../schema/resources';
import { toFooterLink } from './toFooterLink';

/** A link as its editor sees it after a change. */
export async function readLink(tx: Database, id: string, language: LanguageKey) {
  const [row] = await tx.select().from(footerLinks).where(eq(footerLinks.id, id));
  return toFooterLink(existing(row), { language, isEditor: true });
}
