import { useCallback, useEffect, useRef } from 'react';
import { ticketDraft, type TicketDraft } from './ticketDraft';
import type { TicketFormControl } from './useTicketForm';

type Field = keyof TicketDraft;

/** A reload of the page loses nothing that was typed; gives the way to forget it. */
export function useTicketDraft(form: TicketFormControl) {
  const isForgotten = useRef(false);

  useEffect(() => {
    const kept = Object.entries(ticketDraft.read()) as [Field, string][];
    for (const [field, value] of kept) form.setValue(field, value);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: { consent: _, ...words } }) => {
        if (!isForgotten.current) ticketDraft.write(words);
      },
    });
  }, [form]);

  return useCallback(() => {
    isForgotten.current = true;
    ticketDraft.forget();
  }, []);
}
