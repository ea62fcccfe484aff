import type { TicketFormControl } from './useTicketForm';
/** Writes in what we know of a signed-in person, never over what they have typed. */
export declare function usePersonInForm(form: TicketFormControl): void;
