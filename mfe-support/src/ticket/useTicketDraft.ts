import { useEffect } from 'react';
import { ticketDraft, type TicketDraft } from './ticketDraft';
import type { TicketFormControl } from './useTicketForm';

type Field = keyof TicketDraft;

/** A reload of the page loses nothing that was typed. */
export function useTicketDraft(form: TicketFormControl) {
  useEffect(() => {
    const kept = Object.entries(ticketDraft.read()) as [Field, string][];
    for (const [field, value] of kept) form.setValue(field, value);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: { consent: _, ...words } }) => ticketDraft.write(words),
    });
  }, [form]);
}
