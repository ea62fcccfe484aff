import type { TicketFormControl } from './useTicketForm';
/** A reload of the page loses nothing that was typed. */
export declare function useTicketDraft(form: TicketFormControl): void;
