import { ticketCategories } from '@campus/shared/contract/payloads/tickets';
import * as z from 'zod/mini';

const key = 'support.ticketDraft';

/** The consent is not kept: it is given anew with every ticket. */
const draft = z.partial(
  z.object({
    category: z.enum(ticketCategories),
    subject: z.string(),
    text: z.string(),
    guestName: z.string(),
    guestEmail: z.string(),
  }),
);
export type TicketDraft = z.infer<typeof draft>;

/** Lives as long as the tab. A browser that forbids storage only loses the convenience. */
export const ticketDraft = {
  read(): TicketDraft {
    try {
      return z.parse(draft, JSON.parse(sessionStorage.getItem(key) ?? '{}'));
    } catch {
      return {};
    }
  },
  write({ category, ...words }: TicketDraft) {
    try {
      // An unchosen topic is an empty string in the form and nothing in the draft.
      sessionStorage.setItem(key, JSON.stringify({ ...words, category: category || undefined }));
    } catch {
      return;
    }
  },
  forget() {
    try {
      sessionStorage.removeItem(key);
    } catch {
      return;
    }
  },
};
