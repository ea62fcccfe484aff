import type { Database } from '../../platform/database/Database';
import type { LocalText } from '../../platform/messages/inLanguage';
import { humanNotifications } from './inboxTables';

interface Message {
  kind: (typeof humanNotifications.$inferInsert)['kind'];
  title: Required<LocalText>;
  body: Required<LocalText>;
  /** A path of the product. */
  link?: string;
}

/** Puts a message about something of theirs into a person’s inbox. */
export async function tellHuman(tx: Database, humanId: string, message: Message) {
  await tx.insert(humanNotifications).values({ humanId, ...message });
}
