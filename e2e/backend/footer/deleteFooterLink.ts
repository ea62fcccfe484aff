import type * as footer from '@campus/shared/contract/footer';
import { eq } from 'drizzle-orm';
import { diffOf } from '../audit/diffOf';
import { recordLog } from '../audit/recordLog';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { footerLinks } from '../schema/resources';

export const deleteFooterLink: Handler<typeof footer.deleteFooterLink> = (
  { params: { id } },
  context,
) =>
  context.db.transaction(async (tx) => {
    const [gone] = await tx.delete(footerLinks).where(eq(footerLinks.id, id)).returning();
    if (!gone) throw new Refusal(404, 'NOT_FOUND');
    const entity = { type: 'footerLink', id };
    const diff = diffOf(gone, { title: null, url: null });
    await recordLog(tx, context, { action: 'footerLink.delete', entity, diff });
    return { id };
  });
