import { and, eq } from 'drizzle-orm';
import { recordLog } from '../../audit/recordLog';
import { oneAtATime } from '../../database/oneAtATime';
import type { Context } from '../../Handler';
import { Refusal } from '../../Refusal';
import { formerUrls } from '../../schema/publication';
import type { StaffMember } from '../../Visitor';
import type { Editable, Publication } from './PublicationKind';

type Removable = Publication & Pick<Editable<never, never, object>, 'checkRemoval'>;

/** Removes a publication in any state; its tags go with it. */
export const deletePublication =
  ({ name, entity, table, checkRemoval }: Removable) =>
  ({ params: { id } }: { params: { id: string } }, context: Context<StaffMember>) =>
    context.db.transaction(async (tx) => {
      await oneAtATime(tx, name);
      await checkRemoval?.(tx, id);
      const { url, title, status } = table;
      const [gone] = await tx
        .delete(table)
        .where(eq(table.id, id))
        .returning({ url, title, status });
      if (!gone) throw new Refusal(404, 'NOT_FOUND');
      await tx
        .delete(formerUrls)
        .where(and(eq(formerUrls.kind, name), eq(formerUrls.subjectId, id)));
      await recordLog(tx, context, {
        action: `${entity}.delete`,
        entity: { type: entity, id },
        diff: {
          url: { from: gone.url },
          title: { from: gone.title },
          status: { from: gone.status },
        },
      });
      return {};
    });
