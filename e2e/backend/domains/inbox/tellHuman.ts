import type { Database } from '../../platform/database/Database';
import { assertDefined } from '../../platform/database/assertDefined';
import { enqueue } from '../../platform/jobs/enqueue';
import type { LocalText } from '../../platform/messages/inLanguage';
import { humanNotifications } from './inboxTables';
import { queuePushes } from './queuePushes';

interface Message {
  kind: (typeof humanNotifications.$inferInsert)['kind'];
  title: Required<LocalText>;
  body: Required<LocalText>;
  /** A path of the product. */
  link?: string;
  /** What the link is called in an email that says the same; without it there is none. */
  mailedAs?: Required<LocalText>;
}

/**
 * Puts a message about something of theirs into a person’s inbox, onto their devices where they want
 * that, and into their letter-box too.
 */
export async function tellHuman(
  tx: Database,
  humanId: string,
  { mailedAs: label, ...message }: Message,
) {
  const [told] = await tx
    .insert(humanNotifications)
    .values({ humanId, ...message })
    .returning({ id: humanNotifications.id });
  const { id } = assertDefined(told);
  await queuePushes(tx, [id]);
  if (label) await enqueue(tx, 'human.mail', { messageId: id, label });
}
