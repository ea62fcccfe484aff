import { guestTicketRequest } from '@campus/shared/contract/payloads/tickets';
import { createGuestTicket, type TicketReceipt } from '@campus/shared/contract/tickets';
import { useCallForm } from '@campus/shared/form/useCallForm';
import type * as z from 'zod/mini';

type Written = z.input<typeof guestTicketRequest>;
type Checked = z.output<typeof guestTicketRequest>;

/** The topic is not chosen and the consent not given beforehand. */
const blank = { subject: '', text: '', guestName: '', guestEmail: '' };

export const useTicketForm = (onDone: (receipt: TicketReceipt) => void) =>
  useCallForm<typeof createGuestTicket, Written, Checked>(createGuestTicket, guestTicketRequest, {
    defaultValues: blank,
    draft: 'support.ticket',
    draftOmits: ['consent'],
    onDone,
  });

export type TicketFormControl = ReturnType<typeof useTicketForm>['form'];
