import type * as footer from '@campus/shared/contract/footer';
import { eq } from 'drizzle-orm';
import { diffOf } from '../audit/diffOf';
import { recordLog } from '../audit/recordLog';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { footerLinks } from '../schema/resources';
import { saveVersion } from '../states/saveVersion';
import { lockFooter, placeLink } from './placeLink';
import { readLink } from './readLink';

export const updateFooterLink: Handler<typeof footer.updateFooterLink> = (
  { params: { id }, body: { version, ...fields } },
  context,
) =>
  context.db.transaction(async (tx) => {
    await lockFooter(tx);
    const [before] = await tx.select().from(footerLinks).where(eq(footerLinks.id, id));
    if (!before) throw new Refusal(404, 'NOT_FOUND');
    const after = await saveVersion(tx, footerLinks, { id, version }, fields);
    const isMoved = fields.position !== undefined || after.group !== before.group;
    if (isMoved) await placeLink(tx, id, after.group, after.position);
    const entity = { type: 'footerLink', id };
    const diff = diffOf(before, after);
    await recordLog(tx, context, { action: 'footerLink.update', entity, diff });
    return readLink(tx, id, context.language);
  });
