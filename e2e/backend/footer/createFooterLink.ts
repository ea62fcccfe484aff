import type * as footer from '@campus/shared/contract/footer';
import { diffOf } from '../audit/diffOf';
import { recordLog } from '../audit/recordLog';
import { existing } from '../existing';
import type { Handler } from '../Handler';
import { footerLinks } from '../schema/resources';
import { lockFooter, placeLink } from './placeLink';
import { readLink } from './readLink';

const last = 1_000;

export const createFooterLink: Handler<typeof footer.createFooterLink> = (
  { body: { position = last, ...fields } },
  context,
) =>
  context.db.transaction(async (tx) => {
    await lockFooter(tx);
    const values = { ...fields, position };
    const [row] = await tx.insert(footerLinks).values(values).returning();
    const { id, group } = existing(row);
    await placeLink(tx, id, group, position);
    const entity = { type: 'footerLink', id };
    const diff = diffOf({}, existing(row));
    await recordLog(tx, context, { action: 'footerLink.create', entity, diff });
    return readLink(tx, id, context.language);
  });
